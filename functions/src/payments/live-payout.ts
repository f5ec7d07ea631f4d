import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds } from './campaign-funds.store.ts';
import { campaignPaymentInFlight, paymentInFlight } from './payment-refusal.ts';

/**
 * Throws `illegal_state` while money of an application is in flight: decisions that would change the amount have to wait. To be called in
 * the transaction of the decision, before it writes. Reads 1.
 */
export async function refuseWhilePaying(transaction: Transaction, db: Firestore, applicationId: string): Promise<void> {
  const funds = await findApplicationFunds(transaction, db, applicationId);
  if (funds?.livePayoutId) throw paymentInFlight();
}

/**
 * The same for a whole campaign: throws `illegal_state` while any of its payouts is reserved, sent or unresolved. What is left of its
 * budget is known only then. Reads 1.
 */
export async function refuseWhileCampaignPays(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<void> {
  const { balances } = await getCampaignFunds(transaction, db, campaignId);
  if (balances.reserved > 0) throw campaignPaymentInFlight();
}
