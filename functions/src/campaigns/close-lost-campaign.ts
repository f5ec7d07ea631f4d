import type { Firestore, Transaction } from '@google-cloud/firestore';
import { canMove } from '@doubloon/contract/campaigns/lifecycle.ts';
import { getCampaign } from './get-campaign.ts';
import { moveCampaign } from './move-campaign.ts';

/**
 * Reads, in a transaction, a campaign whose payment may turn out to be lost; the function it returns closes it unless it is closed already. Its funds
 * are the caller's. Reads 1; the returned function writes at most 1.
 */
export async function prepareLostClosing(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<() => void> {
  const campaign = await getCampaign(db, campaignId, transaction);
  return () => {
    if (!canMove(campaign.status, 'close')) return;
    moveCampaign(transaction, db, campaign, 'close', { closedAt: now, closeReason: 'lost' });
  };
}
