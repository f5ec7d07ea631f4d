import { APPEAL_HOLDS_DAYS } from '@doubloon/contract/cases/case.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Tx } from '../platform/database/database.ts';

/** True when an appeal that was made lately can still bring something in a campaign back to be decided. In the unit of work. Reads at most 1. */
export function mayAppealReopen(tx: Tx, campaignId: string, now: Date): Promise<boolean> {
  return tx.cases.hasOpenAppeal(campaignId, addDays(now, -APPEAL_HOLDS_DAYS));
}
