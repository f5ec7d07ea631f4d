import type { AuditEntry } from '@doubloon/contract/admin/audit.ts';
import type { Transaction } from '@google-cloud/firestore';
import type { Call } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';
import { addEntry } from './audit.store.ts';

/** Records what the calling admin does, with the transaction that does it: neither happens without the other. Writes 1. */
export function recordAction(
  transaction: Transaction,
  { db, clock, caller }: Call,
  entry: Omit<AuditEntry, 'id' | 'adminId' | 'createdAt'>,
): void {
  const now = clock.now();
  addEntry(transaction, db, { ...entry, id: newId('aud', now), adminId: caller.uid, createdAt: now });
}
