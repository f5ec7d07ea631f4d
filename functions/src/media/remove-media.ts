import type { Call, Dependencies } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { removeMediaDocument } from './media.store.ts';
import { getOwnMedia } from './own-media.ts';

/** Removes a picture or video of `uid` with its file. Throws `not_found`. Reads 1, writes 3. */
export async function removeMediaOf(deps: Dependencies, uid: string, id: string): Promise<void> {
  const { db, clock } = deps;
  const path = await db.runTransaction(async (transaction) => {
    const { storagePath } = await getOwnMedia(transaction, db, id, uid);
    removeMediaDocument(transaction, db, id);
    releaseFiles(transaction, db, [storagePath], clock.now());
    return storagePath;
  });
  await removeReleasedFiles(deps, [path]);
}

/** Removes an own picture or video with its file. Throws `not_found`. */
export async function removeMedia(call: Call, { params }: { params: { id: string } }): Promise<{ success: true }> {
  await removeMediaOf(call, call.caller.uid, params.id);
  return { success: true };
}
