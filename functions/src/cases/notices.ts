import { AdminCase, type AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { applicationId } from '@doubloon/contract/shared/ids.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** What an owner hears when something waits for them again: the same as the first time. */
const WAITS_AGAIN: Record<Exclude<AppealSubjectType, 'campaign'>, NotificationKind> = {
  application: 'application_received',
  treasure: 'treasure_submitted',
  proof: 'proof_submitted',
};

/** Whoever appealed hears the decision; after a grant the owner hears what waits again. Of a campaign that is open again its own notice tells. */
export function caseNotices(found: AdminCase): Notice[] {
  const { status, campaignId, openedBy, ownerId, subjectType, decision } = found;
  if (status === 'open' || !openedBy || !subjectType || !decision) return [];
  const about = { title: found.campaignTitle, actorName: null, ...momentOf(decision.decidedAt) };
  const campaign = { type: 'campaign', id: campaignId } as const;
  if (subjectType === 'campaign') {
    return status === 'granted' ? [] : [{ uid: openedBy, kind: 'appeal_refused', subject: campaign, ...about }];
  }
  const part = subjectType === 'proof' ? 'proofs' : undefined;
  const application = { type: 'application', id: applicationId(campaignId, openedBy), part } as const;
  const notices: Notice[] = [{ uid: openedBy, kind: `appeal_${status}`, subject: application, ...about }];
  if (status === 'granted' && ownerId) {
    notices.push({ uid: ownerId, kind: WAITS_AGAIN[subjectType], subject: campaign, ...about });
  }
  return notices;
}

export const caseNoticeSource: NoticeSource<typeof AdminCase> = {
  collection: COLLECTIONS.cases,
  schema: AdminCase,
  notices: caseNotices,
};
