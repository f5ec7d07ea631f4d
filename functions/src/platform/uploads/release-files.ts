import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Dependencies } from '../dependencies.ts';
import { forgetLeaving, recordLeaving } from './pending-files.ts';

/**
 * Lets files go with the transaction that deletes or changes the document naming them. After its commit,
 * `removeReleasedFiles` removes them. Writes 1 per file.
 */
export function releaseFiles(
  transaction: Transaction,
  db: Firestore,
  storagePaths: readonly string[],
  now: Date,
): void {
  for (const storagePath of storagePaths) recordLeaving(transaction, db, storagePath, now);
}

/**
 * Removes released files from the bucket; one that is gone already is none the worse. Never throws: what cannot be removed
 * now is removed by the sweep. Writes 1 per file.
 */
export async function removeReleasedFiles(
  { db, storage, config, log }: Pick<Dependencies, 'db' | 'storage' | 'config' | 'log'>,
  storagePaths: readonly string[],
): Promise<void> {
  const bucket = storage.bucket(config.storageBucket);
  await Promise.all(
    storagePaths.map(async (path) => {
      try {
        await bucket.file(path).delete({ ignoreNotFound: true });
        await forgetLeaving(db, path);
      } catch (error) {
        log.warn({ err: error, path }, 'a released file is left to the sweep');
      }
    }),
  );
}
