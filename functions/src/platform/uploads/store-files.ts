import { randomUUID } from 'node:crypto';
import { unitOfWork, type Tx } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { contentDisposition, downloadUrl, newStoragePath, type StoredFile, type UploadedFile } from './stored-file.ts';
import { giveUpArrivals, removeReleasedFiles, type PendingFile } from './release-files.ts';

export type FileDependencies = Pick<Dependencies, 'db' | 'storage' | 'config' | 'clock' | 'log'>;

/** Browsers keep a file, because an object never changes under its path. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Files kept by a transaction's body; the transaction may not have been committed. */
const kept = new WeakSet<StoredFile>();

/**
 * Stores files below `folder` and runs `commit`, which writes the document that names them and calls `keepFiles` in that transaction. A failure, or a file that
 * `commit` does not keep, leaves no file behind, not even when this process dies: every file is announced first, and `sweepFiles` removes those that nobody
 * kept. Beyond the cost of `commit`: writes 2 per file when it is kept; reads 1 and writes 4 when it is not.
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
    // All of them, also after one has failed: an upload under way would arrive after the cleaning up.
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

/** Makes stored files belong to a document that this unit of work writes. Writes 1 per file. */
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
      // The path is new. Saying so makes the upload one that the library repeats when a connection breaks.
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

/** Time in ms after which an announced file is given up: longer than any request lives. */
const PATIENCE_MS = 60 * 60 * 1000;
const BATCH = 100;
const MAX_BATCHES = 20;

/** Removes the files that a process which died left behind: those no document came to name, and those released but not removed. */
export async function sweepFiles(deps: FileDependencies): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - PATIENCE_MS);
  let last: PendingFile | undefined;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await deps.db.pendingFiles.findOld(before, BATCH, last);
    const pathsOf = (state: 'arriving' | 'leaving') =>
      found.filter((file) => file.state === state).map(({ storagePath }) => storagePath);
    const givenUp = await giveUpArrivals(deps, pathsOf('arriving'), now);
    await removeReleasedFiles(deps, [...givenUp, ...pathsOf('leaving')]);
    last = found.at(-1);
    if (found.length < BATCH) return;
  }
}
