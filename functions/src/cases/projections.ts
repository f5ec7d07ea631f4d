import { AdminCase, type AppealSubjectType, stakeOf } from '@doubloon/contract/cases/case.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { type Counts, recordCounters } from '../platform/projections/counters.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections } from '../platform/projections/projection.ts';

/** Notifications to an owner of something that waits for them again, worded as the first time; a payment does not. */
const WAITS_AGAIN: Partial<Record<AppealSubjectType, NotificationKind>> = {
  application: 'application_received',
  treasure: 'treasure_submitted',
  proof: 'proof_submitted',
};

export const caseProjections = defineProjections({
  trigger: 'onCaseWritten',
  collection: COLLECTIONS.cases,
  schema: AdminCase,
  counters: countCase,
  derivedFields: (found) => ({ stake: stakeOf(found) }),
  notifications: caseNotifications,
});

/** A decided appeal against a decision on a creator's work adds to their record. */
function countCase({ kind, status, openedBy, subjectType }: AdminCase): Counts[] {
  if (kind !== 'appeal' || status === 'open' || !openedBy || subjectType === 'campaign') return [];
  return [recordCounters(openedBy, { [status === 'granted' ? 'appeals.won' : 'appeals.lost']: 1 })];
}

/**
 * Returns the notifications of a decided case: for the person who disputed a figure or reported something, or for the author of an appeal and, after a grant, for the owner, whose
 * decision waits again. A campaign that is open again has a notification of its own.
 */
export function caseNotifications(found: AdminCase): DueNotification[] {
  const { status, campaignId, openedBy, ownerId, subjectType, decision } = found;
  if (status === 'open' || !openedBy || !decision) return [];
  const about = { title: found.campaignTitle, actorName: null, ...momentOf(decision.decidedAt) };
  if (found.kind === 'figure') {
    const kind = status === 'granted' ? 'record_corrected' : 'record_confirmed';
    return [{ uid: openedBy, kind, subject: { type: 'profile', id: openedBy }, ...about }];
  }
  if (found.reported) {
    const kind = status === 'granted' ? 'report_upheld' : 'report_dismissed';
    return [{ uid: openedBy, kind, subject: { type: 'profile', id: openedBy }, ...about, title: found.reported.name }];
  }
  if (!subjectType || campaignId === null) return [];
  const campaign = { type: 'campaign', id: campaignId } as const;
  if (subjectType === 'campaign') {
    return status === 'granted' ? [] : [{ uid: openedBy, kind: 'appeal_refused', subject: campaign, ...about }];
  }
  const part = subjectType === 'proof' ? 'proofs' : undefined;
  const application = { type: 'application', id: applicationId(campaignId, openedBy), part } as const;
  const notifications: DueNotification[] = [
    { uid: openedBy, kind: `appeal_${status}`, subject: application, ...about },
  ];
  const again = WAITS_AGAIN[subjectType];
  if (status === 'granted' && ownerId && again) {
    const subject = subjectType === 'application' ? application : campaign;
    notifications.push({ uid: ownerId, kind: again, subject, ...about });
  }
  return notifications;
}
