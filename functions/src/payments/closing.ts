import type { Firestore, Transaction } from '@google-cloud/firestore';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';
import { campaignPaymentInFlight } from './payment-refusal.ts';

/**
 * Reads, in the transaction that closes a campaign, whether it can be: throws `illegal_state` while any of its payouts is reserved, sent or
 * unresolved. The function it returns notes the closing in its funds; what is left then goes back to its owner (`settleRefunds`). Reads 1; the
 * returned function writes 1.
 */
export async function prepareClosing(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<() => void> {
  const funds = await getCampaignFunds(transaction, db, campaignId);
  if (funds.balances.reserved > 0) throw campaignPaymentInFlight();
  return () => putCampaignFunds(transaction, db, { ...funds, closedAt: now, refundCheckAt: now, updatedAt: now });
}
