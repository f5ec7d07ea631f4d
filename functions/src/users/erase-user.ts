import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { EraseDomain } from '../account/account-parts.ts';
import { moveUsername, readUserDocuments, removeUser } from './users.store.ts';

/** Removes a person's documents and frees the username, with the transaction; says whether there were any. Reads 2, writes 3. */
export async function removeUserDocuments(transaction: Transaction, db: Firestore, uid: string): Promise<boolean> {
  const found = await readUserDocuments(db, uid, transaction);
  if (found) moveUsername(transaction, db, uid, found.user.username, null);
  removeUser(transaction, db, uid);
  return found !== null;
}

/**
 * The same again once the identity is gone: while its last token was good, a sign-in with Google could have made the documents
 * anew.
 */
export const eraseUser: EraseDomain = async ({ db }, uid) => {
  await db.runTransaction((transaction) => removeUserDocuments(transaction, db, uid));
  return 'done';
};
