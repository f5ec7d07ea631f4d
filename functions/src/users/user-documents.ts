import type { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Input } from '../platform/dependencies.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { addUser, type UserDocuments } from './users.store.ts';

/** The documents of somebody new; what is not given is empty. */
export function newUserDocuments(
  uid: string,
  user: Pick<User, 'name' | 'createdAt'> & Partial<User>,
  { referralCode, ...priv }: Pick<UserPrivate, 'email' | 'provider'> & Partial<UserPrivate>,
): UserDocuments {
  const unset = { bio: null, website: null, socialLinks: {}, isVerified: false } as const;
  const unasked = { agreedToTermsAt: null, verificationRequestedAt: null, verificationDecision: null } as const;
  return {
    user: { uid, username: null, role: 'user', profilePic: null, ...unset, ...user },
    priv: { uid, emailVerified: false, contact: null, ...unasked, ...priv, ...(referralCode && { referralCode }) },
  };
}

/** The documents of somebody who has just registered with e-mail and password. */
export function newcomerDocuments(uid: string, body: Input<'register'>['body'], now: Date): UserDocuments {
  const { name, username, role, email, contact, referralCode, isVerified } = body;
  const verificationRequestedAt = role === 'content_creator' && isVerified ? now : null;
  return newUserDocuments(
    uid,
    { name, username, role, createdAt: now },
    {
      email,
      contact: contact || null,
      provider: 'password',
      agreedToTermsAt: now,
      verificationRequestedAt,
      referralCode,
    },
  );
}

export const usernameTaken = () => new AppError('already_exists', 'This username is already taken');

/** The early answer for a taken username; only `createUser` decides. Throws `already_exists`. Reads 1. */
export async function requireFreeUsername(db: Database, username: string): Promise<void> {
  if (await db.usernames.isReserved(username)) throw usernameTaken();
}

/** Stores a new user and reserves the username, all or nothing. Throws `already_exists`. Writes 3. */
export async function createUser(db: Database, documents: UserDocuments): Promise<void> {
  if (!(await addUser({ db }, documents))) throw usernameTaken();
}

/** Removes a person's documents and frees the username; false when there were none. Reads 2, writes 3. */
export async function removeUserDocuments(tx: Tx, uid: string): Promise<boolean> {
  const found = await tx.users.findFull(uid);
  if (found) tx.usernames.move(uid, found.user.username, null);
  tx.users.remove(uid);
  return found !== null;
}
