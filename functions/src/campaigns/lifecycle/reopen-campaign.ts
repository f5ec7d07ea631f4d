import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Appealed, Reopening } from '../../cases/reopening.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { moveCampaign } from './move-campaign.ts';

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
