import type { Firestore, Transaction } from '@google-cloud/firestore';
import { hasSubmittedDeliverable } from './deliverables.store.ts';

/** Whether any treasure of an application waits for its owner's decision, in the transaction. Reads at most 1. */
export function isAnyTreasureWaiting(transaction: Transaction, db: Firestore, applicationId: string): Promise<boolean> {
  return hasSubmittedDeliverable(transaction, db, applicationId);
}
