import type { EraseDomain } from '../account/account-parts.ts';
import { unitOfWork, type Tx } from '../platform/database.ts';

/** Removes a person's documents and frees the username; says whether there were any. Reads 2, writes 3. */
export async function removeUserDocuments(tx: Tx, uid: string): Promise<boolean> {
  const found = await tx.users.findFull(uid);
  if (found) tx.usernames.move(uid, found.user.username, null);
  tx.users.remove(uid);
  return found !== null;
}

/**
 * Removes a person's documents again once the identity is gone: while its last token was good, a sign-in with Google could have made the documents
 * anew.
 */
export const eraseUser: EraseDomain = async ({ db }, uid) => {
  await unitOfWork({ db }, (tx) => removeUserDocuments(tx, uid));
  return 'done';
};
