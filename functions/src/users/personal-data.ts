import { theOne, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { findOwnProfile } from './own-profile.ts';
import { removeUserDocuments } from './user-documents.ts';

export const usersPersonalData = {
  lists: ({ db }, uid) => [{ name: 'profile', records: theOne(() => findOwnProfile(db, uid)) }],
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
