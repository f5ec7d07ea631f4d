import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Appealed, Reopening } from '../../cases/reopening.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { moveCampaign } from './move-campaign.ts';

/** An admin's decision on a campaign, with its reason. */
export interface Moderation {
  readonly action: 'approve' | 'reject' | 'pause';
  readonly reason: string;
  readonly now: Date;
}

/**
 * Opens a campaign that waits for moderation, was rejected or is paused; rejects one, so that only its owner and admins see it, with the reason;
 * or pauses it. In the admin's transaction, which also records it; for admins only, which the route has to see to. Throws `not_found`,
 * `illegal_state`. Reads 1, writes 1; reads nothing after it has written.
 */
export async function applyModeration(
  tx: Tx,
  id: string,
  { action, reason, now }: Moderation,
): Promise<{ readonly before: Campaign; readonly after: Campaign }> {
  const before = await tx.campaigns.get(id);
  if (action === 'approve' && before.status === 'paused' && !before.heldByAdmin) {
    throw new AppError('illegal_state', 'This loot was paused by its owner, who alone can resume it');
  }
  const changes = {
    moderationReason: action === 'reject' ? reason : null,
    heldByAdmin: action === 'pause',
    moderatedAt: now,
  };
  return { before, after: moveCampaign(tx, before, action, changes) };
}

/** Finds a rejected campaign of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more). Reads 1. */
export async function findCampaignReopening(tx: Tx, { id, appellantId, now }: Appealed): Promise<Reopening | null> {
  const campaign = await tx.campaigns.find(id);
  if (campaign?.ownerId !== appellantId) return null;
  if (campaign.status !== campaignLife.moves.reject.to) {
    throw new AppError('illegal_state', `This loot is ${campaign.status}, not rejected`);
  }
  const changes = { moderationReason: null, moderatedAt: now };
  return { campaign, reopen: () => void moveCampaign(tx, campaign, 'approve', changes) };
}
