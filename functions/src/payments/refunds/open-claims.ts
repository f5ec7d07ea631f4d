import type { Tx } from '../../platform/database/database.ts';
import type { OpenClaim, Payables } from '../payouts/payable.ts';
import { after } from '../attempts/take-step.ts';

/** The longest time that the schedule takes to decide an overdue item: twice the time between two of its runs. */
const DECIDED_WITHIN_MS = 2 * 60 * 60_000;

/**
 * Finds for what anything waits that was delivered to a campaign and can still earn from it: its decision, by its owner or at its deadline, or as it was sent back
 * so recently that it can come again; an admin who confirms its author; or the end of its validation. Null when nothing does. In the unit of work. Reads up to 8.
 */
export async function findOpenClaim(
  tx: Tx,
  payables: Payables,
  campaignId: string,
  now: Date,
): Promise<OpenClaim | null> {
  const then = after(now, -DECIDED_WITHIN_MS);
  for (const kind of Object.values(payables)) {
    const claim = await kind.findOpen(tx, campaignId, then);
    if (claim) return claim;
  }
  return null;
}

/** True when anything of a campaign that was accepted and could not be paid is still tried, and can be paid yet. In the unit of work. Reads up to 4. */
export async function hasUnpaidClaims(tx: Tx, payables: Payables, campaignId: string, now: Date): Promise<boolean> {
  for (const kind of Object.values(payables)) if (await kind.hasUnpaid(tx, campaignId, now)) return true;
  return false;
}
