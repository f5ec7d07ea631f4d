import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

const endings = {
  ended: 'campaign_completed',
  spent: 'campaign_completed',
  lost: 'campaign_lost',
  repeated: 'checkout_repeated',
} as const satisfies Record<Exclude<CloseReason, 'owner'>, NotificationKind>;

/** An owner hears what an admin decided about a campaign, and that it ended without their doing. */
export function campaignNotices(campaign: Campaign): Notice[] {
  const { id, ownerId: uid, title, moderatedAt, closedAt, closeReason } = campaign;
  const notice = { uid, subject: { type: 'campaign', id }, title, actorName: null } as const;
  const decision = moderationOf(campaign);
  return [
    ...(decision && moderatedAt ? [{ ...notice, kind: decision, ...momentOf(moderatedAt) }] : []),
    ...(closedAt && closeReason !== 'owner'
      ? [
          {
            ...notice,
            kind: endings[closeReason ?? 'ended'],
            ...momentOf(closedAt),
          } as const,
        ]
      : []),
  ];
}

function moderationOf({ status, heldByAdmin }: Campaign): NotificationKind | null {
  if (status === 'rejected') return 'campaign_rejected';
  if (status === 'paused') return heldByAdmin ? 'campaign_paused' : null;
  return status === 'open' ? 'campaign_approved' : null;
}

export const campaignNoticeSource: NoticeSource<typeof Campaign> = {
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  notices: campaignNotices,
};
