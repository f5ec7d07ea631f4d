import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** An owner hears that a campaign was rejected, and that it ended without their doing. */
export function campaignNotices(campaign: Campaign): Notice[] {
  const { id, ownerId: uid, title, status, createdAt, closedAt, closeReason } = campaign;
  const notice = { uid, subject: { type: 'campaign', id }, title, actorName: null } as const;
  if (status === 'rejected') return [{ ...notice, kind: 'campaign_rejected', occasion: 'once', at: createdAt }];
  if (!closedAt || closeReason === 'owner') return [];
  return [{ ...notice, kind: 'campaign_completed', ...momentOf(closedAt) }];
}

export const campaignNoticeSource: NoticeSource<typeof Campaign> = {
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  notices: campaignNotices,
};
