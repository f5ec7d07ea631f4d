import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findApplicationFunds } from './application-funds.store.ts';
import { paymentInFlight } from './payment-refusal.ts';

/** Whether money of an application is in flight, in a transaction. Reads 1. */
export async function isPaying(transaction: Transaction, db: Firestore, applicationId: string): Promise<boolean> {
  return Boolean((await findApplicationFunds(transaction, db, applicationId))?.livePayoutId);
}

/**
 * Throws `illegal_state` while money of an application is in flight: decisions that would change the amount have to wait. To be called in
 * the transaction of the decision, before it writes. Reads 1.
 */
export async function refuseWhilePaying(transaction: Transaction, db: Firestore, applicationId: string): Promise<void> {
  if (await isPaying(transaction, db, applicationId)) throw paymentInFlight();
}
