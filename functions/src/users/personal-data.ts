import type { PersonalData } from '../platform/personal-data.ts';
import { type Database, unitOfWork } from '../platform/database/database.ts';
import { findOwnProfile } from './own-profile.ts';
import { removeUserDocuments } from './user-documents.ts';

async function* profileOf(db: Database, uid: string) {
  const profile = await findOwnProfile(db, uid);
  if (profile) yield profile;
}

export const usersPersonalData = {
  lists: ({ db }, uid) => [{ name: 'profile', records: profileOf(db, uid) }],
  erase: {
    /**
     * Removes a person's documents again once the identity is gone: while its last token was good, a sign-in with Google could have made the documents
     * anew.
     */
    user: async ({ db }, uid) => {
      await unitOfWork({ db }, (tx) => removeUserDocuments(tx, uid));
    },
  },
} satisfies PersonalData;
