import { CAMPAIGN_APPEALS } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Appealed, Reopening } from '../cases/reopening.ts';
import { AppError } from '../platform/app-error.ts';
import { findCampaign } from './campaigns.store.ts';
import { moveCampaign } from './move-campaign.ts';

/** Reads a rejected campaign of the appellant's; null when it is not theirs. Throws `illegal_state` when it is not rejected (any more). Reads 1. */
export async function prepareCampaignReopening(
  transaction: Transaction,
  db: Firestore,
  { id, appellantId, now }: Appealed,
): Promise<Reopening | null> {
  const campaign = await findCampaign(db, id, transaction);
  if (campaign?.ownerId !== appellantId) return null;
  const move = CAMPAIGN_APPEALS[campaign.status];
  if (!move) throw new AppError('illegal_state', `This loot is ${campaign.status}, not rejected`);
  const changes = { moderationReason: null, moderatedAt: now };
  return { campaign, reopen: () => void moveCampaign(transaction, db, campaign, move, changes) };
}
