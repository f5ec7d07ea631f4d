import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasOpenAppealBy } from './cases.store.ts';

/** Whether somebody's appeal about something in a campaign is undecided, in a transaction. Reads at most 1. */
export function isAppealOpen(
  transaction: Transaction,
  db: Firestore,
  { campaignId, appellantId }: { readonly campaignId: string; readonly appellantId: string },
): Promise<boolean> {
  return hasOpenAppealBy(transaction, db, campaignId, appellantId);
}
