import { createHash } from 'node:crypto';
import { z } from 'zod';
import { storeOf } from '../database/document-store.ts';
import { unitOfWork, type Tx } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * A file in the bucket that no document names, `pendingFiles/{state}_{hash of the path}`: `arriving` before the document that will name it is committed,
 * `leaving` after the document that named it was changed or deleted.
 */
const PendingFile = z.object({
  storagePath: z.string(),
  state: z.enum(['arriving', 'leaving']),
  createdAt: z.date(),
});
type PendingFile = z.output<typeof PendingFile>;

const idOf = ({ state, storagePath }: Pick<PendingFile, 'state' | 'storagePath'>): string =>
  `${state}_${createHash('sha256').update(storagePath).digest('hex').slice(0, 32)}`;

export class PendingFiles extends storeOf('pendingFiles', PendingFile, idOf) {
  /** Records that a file is about to be stored. Writes 1. */
  addArrival(storagePath: string, now: Date): void {
    this.add({ storagePath, state: 'arriving', createdAt: now });
  }

  /** Ends an arrival; the commit fails if the file has been given up meanwhile. Writes 1. */
  endArrival(storagePath: string): void {
    this.writing.delete(this.ref(idOf({ state: 'arriving', storagePath })), { mustExist: true });
  }

  /** Records that a file is to be removed. Writes 1. */
  putLeaving(storagePath: string, now: Date): void {
    this.put({ storagePath, state: 'leaving', createdAt: now });
  }

  /** Forgets a file that is gone from the bucket. Writes 1. */
  removeLeaving(storagePath: string): void {
    this.remove(idOf({ state: 'leaving', storagePath }));
  }

  /** Turns arriving files into leaving ones, and returns their paths. Reads one and writes two per file. */
  async giveUpArrivals(storagePaths: readonly string[], now: Date): Promise<string[]> {
    const arriving = await this.findAll(storagePaths.map((storagePath) => idOf({ state: 'arriving', storagePath })));
    for (const file of arriving) {
      this.remove(idOf(file));
      this.putLeaving(file.storagePath, now);
    }
    return arriving.map(({ storagePath }) => storagePath);
  }

  /** Yields the files that have been pending since before a moment, oldest first, read on demand. Reads one each. */
  eachOld(before: Date): AsyncIterable<PendingFile> {
    return this.inTurn(this.documents.where('createdAt', '<', before).orderBy('createdAt'));
  }
}

/**
 * Releases files in the unit of work that deletes or changes the document naming them. After its commit, `removeReleasedFiles` removes them. Writes 1 per file.
 */
export function releaseFiles(tx: Tx, storagePaths: readonly string[], now: Date): void {
  for (const storagePath of storagePaths) tx.pendingFiles.putLeaving(storagePath, now);
}

/** Removes released files from the bucket; missing ones are ignored. Never throws: the sweep removes the rest. Writes 1 per file. */
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
 * Turns arriving files into leaving ones, so that no document can name them any more; resolves with their paths. A file whose path is missing from the result
 * was kept by a commit whose answer may have been lost. Reads one and writes two per file.
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
 * Removes every file below a folder, whether a document names it or not; for a folder whose owner is gone. Repeating it is harmless. Throws if a file cannot be
 * removed.
 */
export async function removeFolder({ storage, config }: Pick<Dependencies, 'storage' | 'config'>, folder: string) {
  // The slash excludes folders whose name merely begins the same way.
  await storage.bucket(config.storageBucket).deleteFiles({ prefix: `${folder}/` });
}
