import type { Firestore, Transaction } from '@google-cloud/firestore';
import { findAnyApplicationTo } from './applications.store.ts';

/** Whether anybody has applied to a campaign, whatever became of it; in a transaction, so that nobody applies meanwhile. Reads at most 1. */
export async function hasApplications(transaction: Transaction, db: Firestore, campaignId: string): Promise<boolean> {
  return (await findAnyApplicationTo(transaction, db, campaignId)) !== null;
}
