import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { paymentInFlight } from '../statements/payment-refusal.ts';
import { giveBack } from './held-payout.ts';
import { payoutIdOf } from './payable.ts';
import { after } from '../attempts/take-step.ts';

/** True when money of an application is in flight, in the unit of work. Reads 1. */
export async function isPaying(tx: Tx, applicationId: string): Promise<boolean> {
  return Boolean((await tx.applicationFunds.find(applicationId))?.livePayoutId);
}

/**
 * Throws `illegal_state` while money of an application is on its way: decisions that would change the amount have to wait. What is held waits for nobody: its
 * money is given back by `lapsePayoutOf`. To be called in the unit of work of the decision. Reads up to 3.
 */
export async function refuseWhilePaying(tx: Tx, applicationId: string): Promise<void> {
  const live = (await tx.applicationFunds.find(applicationId))?.livePayoutId;
  if (live && (await tx.payouts.find(live))?.status !== 'held') throw paymentInFlight();
}

const TRY_EVERY_MS = 6 * 60 * 60_000;

/**
 * True when paying for a treasure, a proof or an application is under way, held or has failed within the last six hours: the schedule leaves it
 * alone then. Reads up to 2.
 */
export async function wasTriedLately(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  payableId: string,
): Promise<boolean> {
  const payout = await db.payouts.find(payoutIdOf(payableId));
  // A lapsed payout belongs to an earlier version of the payable.
  if (!payout || payout.status === 'lapsed') return false;
  return payout.status !== 'failed' || after(payout.updatedAt, TRY_EVERY_MS) > clock.now();
}

/** Ends a payout that has failed and that nothing is due for any more; any other comes back as it is. Writes up to 2. */
export function lapsePayout(tx: Tx, payout: FullPayout, now: Date): FullPayout {
  if (!payoutLife.can(payout.status, 'lapse')) return payout;
  const lapsed: FullPayout = { ...payout, ...payoutLife.move(payout, 'lapse'), updatedAt: now };
  tx.payouts.put(lapsed);
  return lapsed;
}

/**
 * Ends the payment of a treasure or a proof that has failed or is held, when that is rejected, sent back, changed or taken back, so that nobody waits for it or
 * pays for something else by trying it again. Reads up to 5, writes up to 7.
 */
export async function lapsePayoutOf(tx: Tx, payableId: string, now: Date): Promise<void> {
  const payout = await tx.payouts.find(payoutIdOf(payableId));
  if (payout?.status === 'held') await giveBack(tx, payout, now);
  else if (payout) lapsePayout(tx, payout, now);
}
