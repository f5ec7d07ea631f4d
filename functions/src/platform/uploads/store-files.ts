import { randomUUID } from 'node:crypto';
import { unitOfWork, type Tx } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { contentDisposition, downloadUrl, newStoragePath, type StoredFile, type UploadedFile } from './stored-file.ts';
import { allDue, untilDone, type JobRun } from '../jobs/until-done.ts';
import { giveUpArrivals, removeReleasedFiles } from './release-files.ts';

export type FileDependencies = Pick<Dependencies, 'db' | 'storage' | 'config' | 'clock' | 'log'>;

/** Browsers may keep a file for a year, because the object at a path never changes. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Files that a transaction's body has kept; the transaction may not have been committed. */
const kept = new WeakSet<StoredFile>();

/**
 * Stores files below `folder` and runs `commit`, which writes the document that names them and calls `keepFiles` in that transaction. After a failure, or if
 * `commit` does not keep a file, no file is left behind, even if this process dies: every file is announced first, and `sweepFiles` removes those that nobody
 * kept. In addition to the cost of `commit`: writes 2 per file that is kept; reads 1 and writes 4 per file that is not.
 */
export async function storeFiles<T>(
  call: FileDependencies,
  folder: string,
  files: readonly UploadedFile[],
  commit: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const placed = files.map((file) => place(call, folder, file));
  const stored = placed.map((each) => each.stored);
  const paths = stored.map(({ storagePath }) => storagePath);
  if (paths.length > 0) await recordArrivals(call, paths);
  try {
    // All uploads are awaited, even after one has failed: an upload under way would arrive after the cleanup.
    const uploads = await Promise.allSettled(placed.map((each) => upload(call, each)));
    for (const each of uploads) if (each.status === 'rejected') throw each.reason;
    const result = await commit(stored);
    await giveUp(
      call,
      stored.filter((file) => !kept.has(file)),
    );
    return result;
  } catch (error) {
    await giveUp(call, stored);
    throw error;
  }
}

/** Assigns stored files to a document that this unit of work writes. Writes 1 per file. */
export function keepFiles(tx: Tx, stored: readonly StoredFile[]): void {
  for (const file of stored) {
    tx.pendingFiles.endArrival(file.storagePath);
    kept.add(file);
  }
}

function recordArrivals({ db, clock }: FileDependencies, paths: readonly string[]): Promise<void> {
  return unitOfWork({ db }, (tx) => {
    for (const path of paths) tx.pendingFiles.addArrival(path, clock.now());
  });
}

interface PlacedFile {
  readonly stored: StoredFile;
  readonly bytes: Buffer;
  readonly token: string;
}

function place({ config }: FileDependencies, folder: string, file: UploadedFile): PlacedFile {
  const { name, contentType, kind, sizeBytes, bytes } = file;
  const storagePath = newStoragePath(folder, file);
  const token = randomUUID();
  const url = downloadUrl(config, storagePath, token);
  return { stored: { storagePath, downloadUrl: url, contentType, kind, sizeBytes, name }, bytes, token };
}

async function upload({ storage, config }: FileDependencies, { stored, bytes, token }: PlacedFile): Promise<void> {
  await storage
    .bucket(config.storageBucket)
    .file(stored.storagePath)
    .save(bytes, {
      resumable: false,
      // The path is new. Declaring that makes the library retry the upload when a connection breaks.
      preconditionOpts: { ifGenerationMatch: 0 },
      metadata: {
        contentType: stored.contentType,
        contentDisposition: contentDisposition(stored),
        cacheControl: CACHE_CONTROL,
        metadata: { firebaseStorageDownloadTokens: token },
      },
    });
}

/** Removes files that no document will name. Never throws: the sweep removes the rest. */
async function giveUp(call: FileDependencies, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  const paths = files.map(({ storagePath }) => storagePath);
  try {
    await removeReleasedFiles(call, await giveUpArrivals(call, paths, call.clock.now()));
  } catch (error) {
    call.log.warn({ err: error, files: paths.length }, 'files nobody kept are left to the sweep');
  }
}

/** Time in ms after which an announced file is given up; it is longer than any request lasts. */
const PATIENCE_MS = 60 * 60 * 1000;

/** The scheduled job that removes the files that a crashed process left behind: those that no document names, and those released but not removed. */
export async function sweepFiles(deps: FileDependencies & JobRun): Promise<void> {
  const now = deps.clock.now();
  const pending = allDue({
    items: deps.db.pendingFiles.eachOld(new Date(now.getTime() - PATIENCE_MS)),
    idOf: ({ state, storagePath }) => `${state} ${storagePath}`,
    async handle({ state, storagePath }) {
      const paths = state === 'leaving' ? [storagePath] : await giveUpArrivals(deps, [storagePath], now);
      await removeReleasedFiles(deps, paths);
    },
    failed: ({ storagePath }, error) => {
      deps.log.error({ path: storagePath, err: error }, 'a file could not be swept');
    },
  });
  await untilDone(deps, [pending]);
}
