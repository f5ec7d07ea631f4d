import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { type CampaignStatus, type CloseReason, isLostToBank } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { endDateCopies } from '../applications/end-date-copies.ts';
import { loseApplications } from '../applications/decide-application.ts';
import { type Counts, dashboardCounters } from '../platform/projections/counters.ts';
import { momentOf, type DueNotification } from '../platform/projections/notifications.ts';
import { defineProjections, type Effect } from '../platform/projections/projection.ts';
import { deriveCampaignFields } from './derived-fields.ts';
import { tellSaversOfEnd } from './saved/tell-of-endings.ts';
import { keepEntry } from '../platform/search/keep-entries.ts';
import { publicCampaignCopies } from './campaigns.store.ts';
import { searchedLoots } from './searched-loots.ts';

/** Statuses that are counted apart; those of moderation count in the total only. */
const COUNTED_AS: Partial<Record<CampaignStatus, 'active' | 'paused' | 'completed'>> = {
  open: 'active',
  paused: 'paused',
  completed: 'completed',
};

/** Notifications to an owner whose campaign ended without their doing. */
const ENDINGS = {
  ended: 'campaign_completed',
  spent: 'campaign_completed',
  lost: 'campaign_lost',
  warned: 'campaign_lost',
  repeated: 'checkout_repeated',
  refused: 'checkout_refused',
} as const satisfies Record<Exclude<CloseReason, 'owner'>, NotificationKind>;

/** Rejects the pending applications of a campaign whose payment is lost, and marks the approved ones while no payment can pay them. */
const loseToBank: Effect = async (deps, { params }) => {
  const campaign = await deps.db.campaigns.find(params.id);
  if (campaign?.closedAt && isLostToBank(campaign.closeReason))
    await loseApplications(deps, params.id, { lostAt: campaign.closedAt, paysNoMore: campaign.paysNoMore });
};

export const campaignProjections = defineProjections({
  trigger: 'onCampaignWritten',
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  counters: countCampaign,
  derivedFields: deriveCampaignFields,
  notifications: campaignNotifications,
  copies: [endDateCopies],
  publicPart: publicCampaignCopies,
  effects: [loseToBank, tellSaversOfEnd, keepEntry(searchedLoots)],
  secrets: ['search'],
});

/** A campaign adds to its owner's campaign counts; its money follows from its accounts, not from this document. */
function countCampaign({ ownerId, status }: Campaign): Counts[] {
  const countedAs = COUNTED_AS[status];
  return [
    dashboardCounters(ownerId, { 'campaigns.total': 1, ...(countedAs && { [`campaigns.${countedAs}` as const]: 1 }) }),
  ];
}

/** An owner is told of an admin's decision on a campaign, and of an end that was not their own doing. */
export function campaignNotifications(campaign: Campaign): DueNotification[] {
  const { id, ownerId: uid, title, moderatedAt, closedAt, closeReason } = campaign;
  const about = { uid, subject: { type: 'campaign', id }, title, actorName: null } as const;
  const decision = moderationOf(campaign);
  return [
    ...(decision && moderatedAt ? [{ ...about, kind: decision, ...momentOf(moderatedAt) }] : []),
    ...(closedAt && closeReason !== 'owner'
      ? [{ ...about, kind: ENDINGS[closeReason ?? 'ended'], ...momentOf(closedAt) }]
      : []),
  ];
}

function moderationOf({ status, heldByAdmin, hiddenForGood, moderationReason }: Campaign): NotificationKind | null {
  if (status === 'rejected' || (hiddenForGood && moderationReason !== null)) return 'campaign_rejected';
  if (status === 'paused') return heldByAdmin ? 'campaign_paused' : null;
  return status === 'open' ? 'campaign_approved' : null;
}
