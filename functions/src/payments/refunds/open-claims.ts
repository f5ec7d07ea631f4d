import type { Tx } from '../../platform/database/database.ts';
import type { Payables } from '../payouts/payable.ts';
import { after } from '../attempts/take-step.ts';

/** The longest time that the schedule takes to decide an overdue item: twice the time between two of its runs. */
const DECIDED_WITHIN_MS = 2 * 60 * 60_000;

/**
 * True when anything that was delivered to a campaign can still earn from it: it waits for its decision, by its owner or at its deadline, or for an admin who
 * confirms its author, or was sent back so recently that it can come again. In the unit of work. Reads up to 7.
 */
export async function hasOpenClaims(tx: Tx, payables: Payables, campaignId: string, now: Date): Promise<boolean> {
  const then = after(now, -DECIDED_WITHIN_MS);
  for (const kind of Object.values(payables)) if (await kind.hasOpen(tx, campaignId, then)) return true;
  return false;
}

/** True when anything of a campaign that was accepted and could not be paid is still tried, and can be paid yet. In the unit of work. Reads up to 3. */
export async function hasUnpaidClaims(tx: Tx, payables: Payables, campaignId: string, now: Date): Promise<boolean> {
  for (const kind of Object.values(payables)) if (await kind.hasUnpaid(tx, campaignId, now)) return true;
  return false;
}
