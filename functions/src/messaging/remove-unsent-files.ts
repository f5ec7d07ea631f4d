import { UNSENT_FILE_HOURS, type MessageUpload } from '@doubloon/contract/messaging/attachment.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;
const MAX_BATCHES = 20;

/** Removes the files that nobody has sent within `UNSENT_FILE_HOURS`; what is beyond its bound waits for the next run. */
export async function removeUnsentFiles(deps: Dependencies): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock.now().getTime() - UNSENT_FILE_HOURS * HOUR_MS);
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const unsent = await db.messageUploads.findUnsent(before, BATCH);
    const released = await release(deps, unsent);
    await removeReleasedFiles(deps, released);
    if (unsent.length < BATCH) return;
  }
}

/** Only those still unsent at this moment; resolves with their paths. */
function release({ db, clock }: Dependencies, uploads: readonly MessageUpload[]): Promise<string[]> {
  return unitOfWork({ db }, async (tx) => {
    const paths = uploads.map(({ attachment }) => attachment.storagePath);
    const unsent = (await tx.messageUploads.findByPaths(paths)).filter((upload) => upload?.messageId === null);
    return unsent.flatMap((upload) => {
      if (!upload) return [];
      tx.messageUploads.remove(upload.id);
      releaseFiles(tx, [upload.attachment.storagePath], clock.now());
      return [upload.attachment.storagePath];
    });
  });
}
