import type { Tx } from '../../platform/database/database.ts';
import { paymentInFlight } from '../statements/payment-refusal.ts';

/** True when money of an application is in flight, in the unit of work. Reads 1. */
export async function isPaying(tx: Tx, applicationId: string): Promise<boolean> {
  return Boolean((await tx.applicationFunds.find(applicationId))?.livePayoutId);
}

/**
 * Throws `illegal_state` while money of an application is in flight: decisions that would change the amount have to wait. To be called in
 * the transaction of the decision, before it writes. Reads 1.
 */
export async function refuseWhilePaying(tx: Tx, applicationId: string): Promise<void> {
  if (await isPaying(tx, applicationId)) throw paymentInFlight();
}
