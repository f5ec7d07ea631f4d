import type { User } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { readUsers } from './users.store.ts';

/** The public documents of those of the uids that have one, by uid. Reads one per uid. */
export async function findUsers(db: Firestore, uids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  return new Map((await readUsers(db, uids)).map((user) => [user.uid, user]));
}
