import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type Firestore, type Transaction } from '@google-cloud/firestore';
import { z } from 'zod';
import { collection } from '../collection.ts';

/**
 * A file in the bucket that no document names, `pendingFiles/{state}_{hash of the path}`: `arriving` before the document
 * that will name it is committed, `leaving` after the one that named it was changed or deleted.
 */
const PendingFile = z.object({
  storagePath: z.string(),
  state: z.enum(['arriving', 'leaving']),
  createdAt: z.date(),
});
export type PendingFile = z.infer<typeof PendingFile>;

const pendingFiles = (db: Firestore) => collection(db, COLLECTIONS.pendingFiles, PendingFile);

function recordOf(db: Firestore, state: PendingFile['state'], storagePath: string) {
  return pendingFiles(db).doc(`${state}_${createHash('sha256').update(storagePath).digest('hex').slice(0, 32)}`);
}

/** Records that files are about to be stored. Writes one per file. */
export async function recordArrivals(db: Firestore, storagePaths: readonly string[], now: Date): Promise<void> {
  const batch = db.batch();
  for (const storagePath of storagePaths) {
    batch.create(recordOf(db, 'arriving', storagePath), { storagePath, state: 'arriving', createdAt: now });
  }
  await batch.commit();
}

/** Ends an arrival with the transaction; the commit fails when the file has been given up meanwhile. Writes 1. */
export function endArrival(transaction: Transaction, db: Firestore, storagePath: string): void {
  transaction.delete(recordOf(db, 'arriving', storagePath), { exists: true });
}

/** Records with the transaction that a file is to be removed. Writes 1. */
export function recordLeaving(transaction: Transaction, db: Firestore, storagePath: string, now: Date): void {
  transaction.set(recordOf(db, 'leaving', storagePath), { storagePath, state: 'leaving', createdAt: now });
}

/**
 * Turns what is still arriving into leaving, so that no document can come to name it any more; resolves with the paths it
 * did so for. A path that is missing was kept, by a commit whose answer may have been lost. Reads one and writes two per file.
 */
export async function giveUpArrivals(db: Firestore, storagePaths: readonly string[], now: Date): Promise<string[]> {
  if (storagePaths.length === 0) return [];
  return db.runTransaction(async (transaction) => {
    const records = await transaction.getAll(...storagePaths.map((path) => recordOf(db, 'arriving', path)));
    const arriving = records.filter(({ exists }) => exists);
    for (const { ref } of arriving) transaction.delete(ref);
    const paths = arriving.map((record) => (record.data() as PendingFile).storagePath);
    for (const path of paths) recordLeaving(transaction, db, path, now);
    return paths;
  });
}

/** Forgets a file that is gone from the bucket. Writes 1. */
export async function forgetLeaving(db: Firestore, storagePath: string): Promise<void> {
  await recordOf(db, 'leaving', storagePath).delete();
}

/** Up to `limit` records made before `before`, oldest first, after the last one seen. Reads one each. */
export async function findOldPendingFiles(
  db: Firestore,
  before: Date,
  limit: number,
  after?: { readonly createdAt: Date; readonly id: string },
): Promise<{ readonly id: string; readonly record: PendingFile }[]> {
  let query = pendingFiles(db)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  if (after) query = query.startAfter(after.createdAt, after.id);
  return (await query.get()).docs.map((doc) => ({ id: doc.id, record: doc.data() }));
}
