import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import { FieldValue, type Firestore, type Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const users = (db: Firestore) => collection(db, COLLECTIONS.users, User);
const privates = (db: Firestore) => collection(db, COLLECTIONS.userPrivate, UserPrivate);
const usernames = (db: Firestore) => db.collection(COLLECTIONS.usernames);

/** Both documents of a user. */
export interface UserDocuments {
  readonly user: User;
  readonly priv: UserPrivate;
}

/** Both documents of a user, or null; inside a transaction when one is given. Reads 2. */
export async function readUserDocuments(
  db: Firestore,
  uid: string,
  transaction?: Transaction,
): Promise<UserDocuments | null> {
  const [userRef, privRef] = [users(db).doc(uid), privates(db).doc(uid)];
  const [user, priv] = await (transaction
    ? Promise.all([transaction.get(userRef), transaction.get(privRef)])
    : Promise.all([userRef.get(), privRef.get()]));
  const userData = user.data();
  const privateData = priv.data();
  return userData && privateData ? { user: userData, priv: privateData } : null;
}

/** The public document of a user, inside a transaction when one is given. Reads 1. */
export async function readUser(db: Firestore, uid: string, transaction?: Transaction): Promise<User | undefined> {
  const ref = users(db).doc(uid);
  return (await (transaction ? transaction.get(ref) : ref.get())).data();
}

/** The public documents of those of the uids that have one. Reads one per uid. */
export async function readUsers(db: Firestore, uids: readonly string[]): Promise<User[]> {
  if (uids.length === 0) return [];
  const found = await db.getAll(...uids.map((uid) => users(db).doc(uid)));
  return found.flatMap((snapshot) => (snapshot.exists ? [snapshot.data() as User] : []));
}

/** Reads 1. */
export async function isUsernameReserved(db: Firestore, username: string): Promise<boolean> {
  return (await usernames(db).doc(username.toLowerCase()).get()).exists;
}

/** Stores a new user and reserves the username, all or nothing; false when the uid or the username is taken. Writes 3. */
export async function insertUser(db: Firestore, { user, priv }: UserDocuments): Promise<boolean> {
  const batch = db.batch();
  batch.create(users(db).doc(user.uid), user);
  batch.create(privates(db).doc(user.uid), priv);
  if (user.username) batch.create(usernames(db).doc(user.username.toLowerCase()), { uid: user.uid });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    // gRPC status 6, ALREADY_EXISTS: the only one that means "taken"; everything else is a fault.
    if ((error as { code?: unknown }).code === 6) return false;
    throw error;
  }
}

/** Changes fields of both documents with the transaction; an empty part is left alone. Writes at most 2. */
export function patchUser(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  changes: { user: Partial<User>; priv: Partial<UserPrivate> },
): void {
  if (Object.keys(changes.user).length > 0) transaction.update(users(db).doc(uid), changes.user);
  if (Object.keys(changes.priv).length > 0) transaction.update(privates(db).doc(uid), changes.priv);
}

/** Whose a username is, or null, in a transaction. Reads 1. */
export async function findUsernameHolder(
  transaction: Transaction,
  db: Firestore,
  username: string,
): Promise<string | null> {
  const holder: unknown = (await transaction.get(usernames(db).doc(username.toLowerCase()))).get('uid');
  return typeof holder === 'string' ? holder : null;
}

/** Reserves a username in place of the one before, with the transaction that found it free. Writes 2 at most. */
export function moveUsername(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  from: string | null,
  to: string | null,
): void {
  const [before, after] = [from?.toLowerCase(), to?.toLowerCase()];
  if (before === after) return;
  if (before !== undefined) transaction.delete(usernames(db).doc(before));
  if (after !== undefined) transaction.create(usernames(db).doc(after), { uid });
}

/** Removes both documents of a user with the transaction. Writes 2. */
export function removeUser(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.delete(users(db).doc(uid));
  transaction.delete(privates(db).doc(uid));
}

/** Whose e-mail it is that was proven to be theirs, or null. Reads 1. */
export async function findUidByProvenEmail(db: Firestore, email: string): Promise<string | null> {
  const written = [...new Set([email, email.toLowerCase()])];
  const found = await privates(db).where('email', 'in', written).where('emailVerified', '==', true).limit(1).get();
  return found.docs[0]?.id ?? null;
}

/** Notes that a user's e-mail is proven, when it is this one; without user documents it changes nothing. Reads 1, writes 1. */
export async function noteVerifiedEmail(db: Firestore, uid: string, email: string): Promise<void> {
  const ref = privates(db).doc(uid);
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    if (known?.email.toLowerCase() === email.toLowerCase()) transaction.update(ref, { emailVerified: true });
  });
}

/** Notes that a user's identity is Google's from now on, and their e-mail proven when it is this one. Reads 1, writes 1. */
export async function noteGoogleIdentity(db: Firestore, uid: string, email: string): Promise<void> {
  const ref = privates(db).doc(uid);
  await db.runTransaction(async (transaction) => {
    const known = (await transaction.get(ref)).data();
    if (!known) return;
    const isProven = known.emailVerified || known.email.toLowerCase() === email.toLowerCase();
    transaction.update(ref, { provider: 'google.com', emailVerified: isProven });
  });
}

/** Changes or, with null, removes one of a user's social links with the transaction; the commit fails when there is no such user. Writes 1. */
export function patchSocialLink(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  platform: PlatformId,
  url: string | null,
): void {
  transaction.update(users(db).doc(uid), `socialLinks.${platform}`, url ?? FieldValue.delete());
}
