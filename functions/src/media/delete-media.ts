import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Dependencies } from '../platform/dependencies.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { getOwnMedia } from './own-media.ts';

/** Removes a picture or video of `uid` with its file. Throws `not_found`. Reads 1, writes 3. */
export async function removeMediaOf(deps: Dependencies, uid: string, id: string): Promise<void> {
  const { db, clock } = deps;
  const path = await unitOfWork({ db }, async (tx) => {
    const { storagePath } = await getOwnMedia(tx, id, uid);
    tx.media.remove(id);
    releaseFiles(tx, [storagePath], clock.now());
    return storagePath;
  });
  await removeReleasedFiles(deps, [path]);
}

/** Removes an own picture or video with its file. Throws `not_found`. */
export async function deleteMedia(call: Call, { params }: { params: { id: string } }): Promise<{ success: true }> {
  await removeMediaOf(call, call.caller.uid, params.id);
  return { success: true };
}
