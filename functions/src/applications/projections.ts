import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { problemNotifications } from '../payments/statements/payout-notifications.ts';
import { type Counts, campaignCounters, dashboardCounters, recordCounters } from '../platform/projections/counters.ts';
import { type DueNotification, momentOf, toBothSides } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { countDecision } from '../records/count-decision.ts';

export const applicationProjections = defineProjections({
  trigger: 'onApplicationWritten',
  collection: COLLECTIONS.applications,
  schema: Application,
  counters: countApplication,
  notifications: applicationNotifications,
  requests: ['application_received', 'content_submitted'],
});

/** An application adds to the counts of its owner, its creator and its campaign; a decided one also its response time. */
function countApplication(application: Application): Counts[] {
  const { status, createdAt, decidedAt } = application;
  const numbers = {
    'applications.total': 1,
    [`applications.${status}` as const]: 1,
    ...(decidedAt && { decidedApplications: 1, responseMinutes: wholeMinutes(createdAt, decidedAt) }),
  };
  return [
    dashboardCounters(application.ownerId, numbers),
    dashboardCounters(application.creatorId, numbers),
    campaignCounters(application.campaignId, {
      applications: 1,
      pendingApplications: status === 'pending' ? 1 : 0,
      approvedApplications: isAccepted(status) ? 1 : 0,
    }),
    ...countForRecords(application),
  ];
}

/**
 * An application adds the owner's decisions on it, on earlier ones in its place and on its content, whether a creator came (back) with it, and its slots that
 * were freed without a delivery.
 */
function countForRecords(application: Application): Counts[] {
  const { ownerId, creatorId, status, content, earlierAcceptances, rejectedBefore } = application;
  const come = isAccepted(status) && earlierAcceptances < 2;
  const all = [...rejectedBefore, application];
  const freed = all.filter(({ freedAt }) => freedAt !== null).length;
  return [
    ...all.flatMap((one) => countDecision(ownerId, { ...one, askedAt: one.createdAt })),
    ...(content ? countDecision(ownerId, { ...content, askedAt: content.submittedAt }) : []),
    ...(come
      ? [recordCounters(ownerId, { [earlierAcceptances === 0 ? 'creators.accepted' : 'creators.cameBack']: 1 })]
      : []),
    ...(freed > 0 ? [recordCounters(creatorId, { 'deliveries.due': freed })] : []),
  ];
}

function wholeMinutes(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 60_000));
}

/** An owner is told of applications and submitted content, a creator of decisions on them, both of payments that could not be made. */
function applicationNotifications(application: Application): DueNotification[] {
  const { id: applicationId, creatorName, campaignTitle: title, status, content } = application;
  const sides = { ...application, applicationId };
  const { toCreator, toOwner } = toBothSides(sides, { title, creatorName });
  // Both sides are led to the application itself.
  const ownerDecides = { ...toOwner, subject: toCreator.subject };
  const notifications: DueNotification[] = [
    { ...ownerDecides, kind: 'application_received', ...momentOf(application.createdAt) },
  ];
  if (application.decidedAt && status !== 'pending') {
    const kind = status === 'rejected' && !application.freedAt ? 'application_rejected' : 'application_approved';
    notifications.push({ ...toCreator, kind, ...momentOf(application.decidedAt) });
  }
  if (application.freedAt) notifications.push({ ...toCreator, kind: 'slot_freed', ...momentOf(application.freedAt) });
  if (application.completedAt) {
    notifications.push({ ...toCreator, kind: 'application_completed', ...momentOf(application.completedAt) });
  }
  if (content) notifications.push({ ...ownerDecides, kind: 'content_submitted', ...momentOf(content.submittedAt) });
  if (content?.decidedAt && content.status !== 'submitted') {
    notifications.push({ ...toCreator, kind: `content_${content.status}`, ...momentOf(content.decidedAt) });
  }
  if (status === 'approved' && application.paymentLostAt) {
    notifications.push({ ...toCreator, kind: 'campaign_lost', ...momentOf(application.paymentLostAt) });
  }
  if ((status === 'pending' || status === 'approved') && application.campaignExtendedAt) {
    notifications.push({ ...toCreator, kind: 'campaign_extended', ...momentOf(application.campaignExtendedAt) });
  }
  if (status === 'approved' && application.paymentProblem) {
    const inPart = toBothSides(sides, { title, creatorName, part: 'applications' });
    notifications.push(...problemNotifications(inPart, application.paymentProblem));
  }
  return notifications;
}
