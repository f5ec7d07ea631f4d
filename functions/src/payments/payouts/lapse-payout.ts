import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { Tx } from '../../platform/database/database.ts';
import { payoutIdOf } from './payable.ts';

/** Ends a payout that has failed and that nothing is due for any more; any other comes back as it is. Writes up to 2. */
export function lapsePayout(tx: Tx, payout: FullPayout, now: Date): FullPayout {
  if (!payoutLife.can(payout.status, 'lapse')) return payout;
  const lapsed: FullPayout = { ...payout, status: 'lapsed', updatedAt: now };
  tx.payouts.put(lapsed);
  return lapsed;
}

/**
 * Ends the payment of a treasure or a proof that has failed, when that is rejected, sent back, changed or taken back, so that nobody waits for it or pays
 * for something else by trying it again. Reads up to 2, writes up to 2.
 */
export async function lapsePayoutOf(tx: Tx, payableId: string, now: Date): Promise<void> {
  const payout = await tx.payouts.find(payoutIdOf(payableId));
  if (payout) lapsePayout(tx, payout, now);
}
