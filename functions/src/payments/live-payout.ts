import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findApplicationFunds } from './application-funds.store.ts';
import { paymentInFlight } from './payment-refusal.ts';

/**
 * Throws `illegal_state` while money of an application is in flight: decisions that would change the amount have to wait. To be called in
 * the transaction of the decision, before it writes. Reads 1.
 */
export async function refuseWhilePaying(transaction: Transaction, db: Firestore, applicationId: string): Promise<void> {
  const funds = await findApplicationFunds(transaction, db, applicationId);
  if (funds?.livePayoutId) throw paymentInFlight();
}
