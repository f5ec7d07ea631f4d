import { unitOfWork, type Tx } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Lets files go in the unit of work that deletes or changes the document naming them. After its commit,
 * `removeReleasedFiles` removes them. Writes 1 per file.
 */
export function releaseFiles(tx: Tx, storagePaths: readonly string[], now: Date): void {
  for (const storagePath of storagePaths) tx.pendingFiles.putLeaving(storagePath, now);
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
        await unitOfWork({ db }, (tx) => tx.pendingFiles.removeLeaving(path));
      } catch (error) {
        log.warn({ err: error, path }, 'a released file is left to the sweep');
      }
    }),
  );
}

/**
 * Turns what is still arriving into leaving, so that no document can come to name it any more; resolves with the paths it
 * did so for. A path that is missing was kept, by a commit whose answer may have been lost. Reads one and writes two per file.
 */
export async function giveUpArrivals(
  { db }: Pick<Dependencies, 'db'>,
  storagePaths: readonly string[],
  now: Date,
): Promise<string[]> {
  if (storagePaths.length === 0) return [];
  return unitOfWork({ db }, (tx) => tx.pendingFiles.giveUpArrivals(storagePaths, now));
}

/**
 * Removes every file below a folder, whether or not a document names it: for a folder whose owner is gone. Repeating it is
 * harmless; throws when a file cannot be removed.
 */
export async function removeFolder({ storage, config }: Pick<Dependencies, 'storage' | 'config'>, folder: string) {
  // The slash keeps out a folder whose name only begins the same.
  await storage.bucket(config.storageBucket).deleteFiles({ prefix: `${folder}/` });
}
