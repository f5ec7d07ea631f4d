import type { EraseDomain } from '../account/account-parts.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { findMessageUploads, removeMessageUpload } from './message-uploads.store.ts';
import { eachUnsentUploadOf, removeReadMarksOf } from './messages-of-person.store.ts';

/**
 * Removes files never sent and read marks. What was sent stays with whom it was sent to; the sender's name is looked up and no
 * longer found.
 */
export const eraseMessages: EraseDomain = async (deps, uid) => {
  const { db, clock } = deps;
  for await (const { attachment } of eachUnsentUploadOf(db, uid)) {
    const paths = [attachment.storagePath];
    const released = await db.runTransaction(async (transaction) => {
      const [upload] = await findMessageUploads(transaction, db, paths);
      if (upload?.messageId !== null) return [];
      removeMessageUpload(transaction, db, upload.id);
      releaseFiles(transaction, db, paths, clock.now());
      return paths;
    });
    await removeReleasedFiles(deps, released);
  }
  await removeReadMarksOf(db, uid);
  return 'done';
};
