import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Call } from '../../platform/dependencies.ts';

/** A payout from one of the caller's campaigns. Throws `not_found` for anybody else's. Reads 2. */
export async function getOwnPayout({ db, caller }: Call, id: string): Promise<FullPayout> {
  const payout = await db.payouts.find(id);
  if (payout?.ownerId !== caller.uid) throw notFound('Payout');
  return payout;
}
