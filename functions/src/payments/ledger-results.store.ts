import { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection, newestFirst, type PageWanted } from '../platform/collection.ts';

const results = (db: Firestore) => collection(db, COLLECTIONS.ledgerResults, LedgerResult);

/** A page of what the reconciler found, newest first. Reads one document more than the page. */
export function pageOfLedgerResults(db: Firestore, page: PageWanted): Promise<Page<LedgerResult>> {
  return newestFirst(results(db), page);
}

/** What its last run found, or null. Reads 1. */
export async function findLastLedgerResult(db: Firestore): Promise<LedgerResult | null> {
  return (await results(db).orderBy('createdAt', 'desc').limit(1).get()).docs[0]?.data() ?? null;
}

/** Stores what a run found. Writes 1. */
export async function addLedgerResult(db: Firestore, result: LedgerResult): Promise<void> {
  await results(db).doc(result.id).create(result);
}
