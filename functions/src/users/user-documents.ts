import type { Input } from '../platform/dependencies.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { addUser, type UserDocuments } from './users.store.ts';

/** The documents of somebody who has just registered with e-mail and password. */
export function newcomerDocuments(uid: string, body: Input<'register'>['body'], now: Date): UserDocuments {
  return {
    user: {
      uid,
      name: body.name,
      username: body.username,
      role: body.role,
      isVerified: false,
      profilePic: null,
      bio: null,
      website: null,
      socialLinks: {},
      createdAt: now,
    },
    priv: {
      uid,
      email: body.email,
      emailVerified: false,
      contact: body.contact || null,
      provider: 'password',
      agreedToTermsAt: now,
      verificationDecision: null,
      verificationRequestedAt: body.role === 'content_creator' && body.isVerified ? now : null,
      ...(body.referralCode && { referralCode: body.referralCode }),
    },
  };
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
