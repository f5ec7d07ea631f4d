import type { PersonalData } from '../platform/personal-data.ts';
import { removeUnsent } from './message-files.ts';

export const messagingPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'conversations', records: db.conversations.eachOf(uid) },
    { name: 'messages', records: db.messages.eachOf(uid) },
  ],
  erase: {
    /** Removes read marks, files never sent, and the consents to show conversations to banks. Messages stay with their readers; the sender's name is looked up and no longer found. */
    messages: async (deps, uid) => {
      const { conversations, messageUploads, readMarks } = deps.db;
      for await (const upload of messageUploads.eachUnsentOf(uid)) await removeUnsent(deps, [upload]);
      await readMarks.removeAllOf(uid);
      await conversations.takeBackConsents(uid);
    },
  },
} satisfies PersonalData;
