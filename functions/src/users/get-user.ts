import type { User } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import { readUser } from './users.store.ts';

/** The public document of a user. Throws `not_found`. Reads 1. */
export async function getUser(db: Firestore, uid: string): Promise<User> {
  const user = await readUser(db, uid);
  if (!user) throw notFound('User');
  return user;
}
