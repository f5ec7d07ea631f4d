import type { Dependencies } from '../../platform/dependencies.ts';
import { payoutIdOf } from './payable.ts';
import { after } from '../attempts/attempt-timing.ts';

const TRY_EVERY_MS = 6 * 60 * 60_000;

/**
 * True when paying for a treasure, a proof or an application is under way or has failed within the last six hours: the schedule leaves it
 * alone then. Reads up to 2.
 */
export async function wasTriedLately(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  payableId: string,
): Promise<boolean> {
  const payout = await db.payouts.find(payoutIdOf(payableId));
  // One that has lapsed is for what was rejected, and has come back.
  if (!payout || payout.status === 'lapsed') return false;
  return payout.status !== 'failed' || after(payout.updatedAt, TRY_EVERY_MS) > clock.now();
}
