import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import { addUser, type UserDocuments } from './users.store.ts';

/** The refusal of a username that somebody has. */
export const usernameTaken = () => new AppError('already_exists', 'This username is already taken');

/** The early answer for a taken username; only `createUser` decides. Throws `already_exists`. Reads 1. */
export async function requireFreeUsername(db: Database, username: string): Promise<void> {
  if (await db.usernames.isReserved(username)) throw usernameTaken();
}

/** Stores a new user and reserves the username, all or nothing. Throws `already_exists`. Writes 3. */
export async function createUser(db: Database, documents: UserDocuments): Promise<void> {
  if (!(await addUser({ db }, documents))) throw usernameTaken();
}
