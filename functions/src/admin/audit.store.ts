import { AuditEntry } from '@doubloon/contract/admin/audit.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

const entries = (db: Firestore) => collection(db, COLLECTIONS.auditLog, AuditEntry);

/** Stores an entry with the transaction. Writes 1. */
export function addEntry(transaction: Transaction, db: Firestore, entry: AuditEntry): void {
  transaction.create(entries(db).doc(entry.id), entry);
}

/** A page of the log, of one subject when it is given. Reads one document more than the page. */
export function pageOfEntries(
  db: Firestore,
  page: Parameters<typeof newestFirst>[1],
  subjectId: string | undefined,
): Promise<Page<AuditEntry>> {
  return newestFirst(subjectId === undefined ? entries(db) : entries(db).where('subject.id', '==', subjectId), page);
}
