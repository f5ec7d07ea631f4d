import type { Tx } from '../platform/database/database.ts';

/** Removes a person's documents and frees the username; says whether there were any. Reads 2, writes 3. */
export async function removeUserDocuments(tx: Tx, uid: string): Promise<boolean> {
  const found = await tx.users.findFull(uid);
  if (found) tx.usernames.move(uid, found.user.username, null);
  tx.users.remove(uid);
  return found !== null;
}
