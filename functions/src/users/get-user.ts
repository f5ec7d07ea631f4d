import type { User } from '@doubloon/contract/users/user.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import { readUser } from './users.store.ts';

/** The public document of a user, or null; inside a transaction when one is given. Reads 1. */
export async function findUser(db: Firestore, uid: string, transaction?: Transaction): Promise<User | null> {
  return (await readUser(db, uid, transaction)) ?? null;
}

/** The public document of a user. Throws `not_found`. Reads 1. */
export async function getUser(db: Firestore, uid: string): Promise<User> {
  const user = await readUser(db, uid);
  if (!user) throw notFound('User');
  return user;
}
