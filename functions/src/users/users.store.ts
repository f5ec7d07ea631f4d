import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { AppError, notFound } from '../platform/app-error.ts';
import { collection } from '../platform/collection.ts';

const users = (db: Firestore) => collection(db, COLLECTIONS.users, User);
const privates = (db: Firestore) => collection(db, COLLECTIONS.userPrivate, UserPrivate);

/** Both documents of a user, or null when there is none. Reads 2. */
export async function findUser(db: Firestore, uid: string): Promise<{ user: User; priv: UserPrivate } | null> {
  const [user, priv] = await Promise.all([users(db).doc(uid).get(), privates(db).doc(uid).get()]);
  const userData = user.data();
  const privateData = priv.data();
  return userData && privateData ? { user: userData, priv: privateData } : null;
}

/** The public document of a user. Throws `not_found`. Reads 1. */
export async function getPublicUser(db: Firestore, uid: string): Promise<User> {
  const user = (await users(db).doc(uid).get()).data();
  if (!user) throw notFound('User');
  return user;
}

/** Whether nobody has this username. Reads 1; only `createUser` decides, this gives the early answer. */
export async function isUsernameFree(db: Firestore, username: string): Promise<boolean> {
  return !(await db.collection(COLLECTIONS.usernames).doc(username.toLowerCase()).get()).exists;
}

/**
 * Stores a new user and reserves the username, all or nothing. Throws `already_exists` when the username or the uid is
 * taken.
 */
export async function createUser(db: Firestore, user: User, priv: UserPrivate): Promise<void> {
  const batch = db.batch();
  batch.create(users(db).doc(user.uid), user);
  batch.create(privates(db).doc(user.uid), priv);
  if (user.username) {
    batch.create(db.collection(COLLECTIONS.usernames).doc(user.username.toLowerCase()), { uid: user.uid });
  }
  try {
    await batch.commit();
  } catch (error) {
    // gRPC status 6, ALREADY_EXISTS: the only one that means "taken"; everything else is a fault.
    if ((error as { code?: unknown }).code === 6) {
      throw new AppError('already_exists', 'This username is already taken', { cause: error });
    }
    throw error;
  }
}

/** Changes fields of both documents in one step; an empty part is left alone. */
export async function updateUser(
  db: Firestore,
  uid: string,
  changes: { user: Partial<User>; priv: Partial<UserPrivate> },
): Promise<void> {
  const batch = db.batch();
  if (Object.keys(changes.user).length > 0) batch.update(users(db).doc(uid), changes.user);
  if (Object.keys(changes.priv).length > 0) batch.update(privates(db).doc(uid), changes.priv);
  await batch.commit();
}
