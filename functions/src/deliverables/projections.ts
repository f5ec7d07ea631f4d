import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { acceptedPosts, countedViews } from '@doubloon/contract/payments/counted-posts.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotifications } from '../payments/statements/payout-notifications.ts';
import { type Counts, campaignCounters } from '../platform/projections/counters.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';

export const deliverableProjections = defineProjections({
  trigger: 'onDeliverableWritten',
  collection: COLLECTIONS.deliverables,
  schema: Deliverable,
  counters: { groupedBy: 'applicationId', of: countDeliverables },
  notifications: deliverableNotifications,
});

/** The treasures of one application add to their campaign's waiting treasures and, the approved ones, the views that count; together, because they can report the same post. */
function countDeliverables(deliverables: readonly Deliverable[]): Counts[] {
  const [any] = deliverables;
  if (!any) return [];
  const pendingDeliverables = deliverables.filter(({ status }) => status === 'submitted').length;
  return [campaignCounters(any.campaignId, { pendingDeliverables, views: countedViews(acceptedPosts(deliverables)) })];
}

/** An owner hears of each delivery, again after it was sent back; a creator of what was decided; both when it could not be paid. */
function deliverableNotifications(deliverable: Deliverable): DueNotification[] {
  const { applicationId, campaignId, ownerId, creatorId, creatorName, campaignTitle: title, status } = deliverable;
  const notifications: DueNotification[] = [
    {
      uid: ownerId,
      kind: 'treasure_submitted',
      subject: { type: 'campaign', id: campaignId },
      title,
      actorName: creatorName,
      ...momentOf(deliverable.reportedAt ?? deliverable.createdAt),
    },
  ];
  if (deliverable.decidedAt && status !== 'submitted') {
    const subject = { type: 'application', id: applicationId } as const;
    notifications.push({
      uid: creatorId,
      kind: `treasure_${status}`,
      subject,
      title,
      actorName: null,
      ...momentOf(deliverable.decidedAt),
    });
  }
  if (status === 'submitted' && deliverable.paymentProblem) {
    notifications.push(
      ...problemNotifications(deliverable, deliverable.paymentProblem, { title, creatorName, part: 'treasures' }),
    );
  }
  return notifications;
}
