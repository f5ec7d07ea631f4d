import type { PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';

export const messagingPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'conversations', records: db.conversations.eachOf(uid) },
    { name: 'messages', records: db.messages.eachOf(uid) },
  ],
  erase: {
    /** Removes read marks and files never sent. Messages stay with their readers; the sender's name is looked up and no longer found. */
    messages: async (deps, uid) => {
      const { db, clock } = deps;
      for await (const { attachment } of db.messageUploads.eachUnsentOf(uid)) {
        const paths = [attachment.storagePath];
        const released = await unitOfWork({ db }, async (tx) => {
          const [upload] = await tx.messageUploads.findByPaths(paths);
          if (upload?.messageId !== null) return [];
          tx.messageUploads.remove(upload.id);
          releaseFiles(tx, paths, clock.now());
          return paths;
        });
        await removeReleasedFiles(deps, released);
      }
      await db.readMarks.removeAllOf(uid);
    },
  },
} satisfies PersonalData;
