import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { problemNotices } from '../payments/statements/problem-notices.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** An owner hears of each delivery, again after it was sent back; a creator of what was decided; both when it could not be paid. */
export function deliverableNotices(treasure: Deliverable): Notice[] {
  const { applicationId, campaignId, ownerId, creatorId, creatorName, campaignTitle: title, status } = treasure;
  const notices: Notice[] = [
    {
      uid: ownerId,
      kind: 'treasure_submitted',
      subject: { type: 'campaign', id: campaignId },
      title,
      actorName: creatorName,
      ...momentOf(treasure.reportedAt ?? treasure.createdAt),
    },
  ];
  if (treasure.decidedAt && status !== 'submitted') {
    const subject = { type: 'application', id: applicationId } as const;
    notices.push({
      uid: creatorId,
      kind: `treasure_${status}`,
      subject,
      title,
      actorName: null,
      ...momentOf(treasure.decidedAt),
    });
  }
  if (status === 'submitted' && treasure.paymentProblem) {
    notices.push(...problemNotices(treasure, treasure.paymentProblem, { title, creatorName, part: 'treasures' }));
  }
  return notices;
}

export const deliverableNoticeSource: NoticeSource<typeof Deliverable> = {
  collection: COLLECTIONS.deliverables,
  schema: Deliverable,
  notices: deliverableNotices,
};
