import { APPEAL_HOLDS_DAYS } from '@doubloon/contract/cases/case.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenAppeal } from './cases.store.ts';

/** Whether an appeal that was made lately can still bring something in a campaign back to be decided. In the transaction. Reads at most 1. */
export function mayAppealReopen(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
  now: Date,
): Promise<boolean> {
  return hasOpenAppeal(transaction, db, campaignId, addDays(now, -APPEAL_HOLDS_DAYS));
}
