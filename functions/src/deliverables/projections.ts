import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { acceptedPosts, countedViews } from '@doubloon/contract/payments/counted-posts.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotifications } from '../payments/statements/payout-notifications.ts';
import { type Counts, campaignCounters, recordCounters } from '../platform/projections/counters.ts';
import { type DueNotification, momentOf, toBothSides } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { countDecision } from '../records/count-decision.ts';
import { countViews } from '../records/count-views.ts';
import { openTopUp } from './open-top-up.ts';
import { notifyAfterSilence } from './notify-of-lapse.ts';

export const deliverableProjections = defineProjections({
  trigger: 'onDeliverableWritten',
  collection: COLLECTIONS.deliverables,
  schema: Deliverable,
  counters: { groupedBy: 'applicationId', of: countDeliverables },
  notifications: deliverableNotifications,
  requests: ['treasure_submitted'],
  effects: [openTopUp, notifyAfterSilence],
});

/**
 * The treasures of one application add to their campaign's waiting treasures and, the approved ones, the views that count; together, because they can report
 * the same post.
 */
function countDeliverables(deliverables: readonly Deliverable[]): Counts[] {
  const [any] = deliverables;
  if (!any) return [];
  const pendingDeliverables = deliverables.filter(({ status }) => status === 'submitted').length;
  return [
    campaignCounters(any.campaignId, { pendingDeliverables, views: countedViews(acceptedPosts(deliverables)) }),
    ...countForRecords(any, deliverables),
  ];
}

/** The decided treasures of one application add to the records of both sides; the first accepted one says if it came in time. */
function countForRecords({ creatorId, ownerId }: Deliverable, deliverables: readonly Deliverable[]): Counts[] {
  const accepted = deliverables.filter(({ status }) => status === 'approved');
  const rejected = deliverables.filter(({ status }) => status === 'rejected').length;
  const treasures = { 'treasures.accepted': accepted.length, 'treasures.rejected': rejected };
  const [first] = accepted.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const due = first?.deliverBy && {
    'deliveries.due': 1,
    'deliveries.onTime': first.createdAt <= first.deliverBy ? 1 : 0,
  };
  return [
    recordCounters(creatorId, { ...treasures, ...due, 'loots.completed': first ? 1 : 0 }),
    ...countViews(accepted),
    recordCounters(ownerId, treasures),
    ...deliverables.flatMap((one) => countDecision(ownerId, { ...one, askedAt: one.reportedAt ?? one.createdAt })),
  ];
}

/** An owner is told of each delivery, again after it was sent back; a creator of the decision; both when nobody has made one, and when it could not be paid. */
function deliverableNotifications(deliverable: Deliverable): DueNotification[] {
  const {
    creatorName,
    campaignTitle: title,
    status,
    reportedAt,
    createdAt,
    decidedAt,
    paymentProblem,
    lapse,
  } = deliverable;
  const { toCreator, toOwner } = toBothSides(deliverable, { title, creatorName });
  const notifications: DueNotification[] = [
    { ...toOwner, kind: 'treasure_submitted', ...momentOf(reportedAt ?? createdAt) },
  ];
  if (decidedAt && deliverable.acceptedBySilence) {
    const told = { kind: 'treasure_left_undecided', ...momentOf(decidedAt) } as const;
    notifications.push({ ...toCreator, ...told }, { ...toOwner, ...told });
  } else if (decidedAt && status !== 'submitted') {
    notifications.push({ ...toCreator, kind: `treasure_${status}`, ...momentOf(decidedAt) });
  }
  if (lapse) {
    const kind = lapse.toldAt < lapse.at ? 'views_lapse_soon' : 'views_lapsed';
    const told = { kind, ...momentOf(lapse.toldAt) } as const;
    notifications.push({ ...toCreator, ...told }, { ...toOwner, ...told });
  }
  const problem = status === 'submitted' ? paymentProblem : (deliverable.topUp?.paymentProblem ?? null);
  if (problem) {
    const inPart = toBothSides(deliverable, { title, creatorName, part: 'treasures' });
    notifications.push(...problemNotifications(inPart, problem));
  }
  return notifications;
}
