import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotices } from '../payments/statements/problem-notices.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** An owner hears of applications and submitted content, a creator of what was decided about them; both when its payment could not be made. */
export function applicationNotices(application: Application): Notice[] {
  const { id, campaignId, ownerId, creatorId, creatorName, campaignTitle: title, status, content } = application;
  const toOwner = {
    uid: ownerId,
    subject: { type: 'campaign', id: campaignId },
    title,
    actorName: creatorName,
  } as const;
  const toCreator = { uid: creatorId, subject: { type: 'application', id }, title, actorName: null } as const;
  const notices: Notice[] = [{ ...toOwner, kind: 'application_received', ...momentOf(application.createdAt) }];
  if (application.decidedAt && status !== 'pending') {
    const kind = status === 'rejected' && !application.freedAt ? 'application_rejected' : 'application_approved';
    notices.push({ ...toCreator, kind, ...momentOf(application.decidedAt) });
  }
  if (application.freedAt) notices.push({ ...toCreator, kind: 'slot_freed', ...momentOf(application.freedAt) });
  if (application.completedAt) {
    notices.push({ ...toCreator, kind: 'application_completed', ...momentOf(application.completedAt) });
  }
  if (content) notices.push({ ...toOwner, kind: 'content_submitted', ...momentOf(content.submittedAt) });
  if (content?.decidedAt && content.status !== 'submitted') {
    notices.push({ ...toCreator, kind: `content_${content.status}`, ...momentOf(content.decidedAt) });
  }
  if (status === 'approved' && application.paymentLostAt) {
    notices.push({ ...toCreator, kind: 'campaign_lost', ...momentOf(application.paymentLostAt) });
  }
  if (status === 'approved' && application.paymentProblem) {
    const parties = { applicationId: id, campaignId, creatorId, ownerId };
    notices.push(...problemNotices(parties, application.paymentProblem, { title, creatorName, part: 'applications' }));
  }
  return notices;
}

export const applicationNoticeSource: NoticeSource<typeof Application> = {
  collection: COLLECTIONS.applications,
  schema: Application,
  notices: applicationNotices,
};
