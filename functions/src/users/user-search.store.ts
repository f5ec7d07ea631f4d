import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection, countUpTo, type PageWanted } from '../platform/collection.ts';
import { sortedPage } from '../platform/sorted-page.ts';

const users = (db: Firestore) => collection(db, COLLECTIONS.users, User);
const privates = (db: Firestore) => collection(db, COLLECTIONS.userPrivate, UserPrivate);

/** The last character there is: no name that begins with a text sorts behind the text and it. */
const LAST = '\uf8ff';

/** Whose a username is. Reads 1. */
export async function findUidOfUsername(db: Firestore, username: string): Promise<string[]> {
  // What cannot be the id of a document is nobody's.
  if (!/^[a-z0-9_.]{1,100}$/.test(username) || /^\.{1,2}$|^__.*__$/.test(username)) return [];
  const uid: unknown = (await db.collection(COLLECTIONS.usernames).doc(username).get()).get('uid');
  return typeof uid === 'string' ? [uid] : [];
}

/** Whose an e-mail is. Reads one per person found, at most `limit`. */
export async function findUidsOfEmail(db: Firestore, email: string, limit: number): Promise<string[]> {
  return (await privates(db).where('email', '==', email).limit(limit).get()).docs.map(({ id }) => id);
}

/** Whose names begin with exactly this. Reads one per person found, at most `limit`. */
export async function findUidsOfName(db: Firestore, beginning: string, limit: number): Promise<string[]> {
  const named = users(db)
    .where('name', '>=', beginning)
    .where('name', '<=', `${beginning}${LAST}`)
    .orderBy('name')
    .limit(limit);
  return (await named.get()).docs.map(({ id }) => id);
}

/** Both documents of those of the uids that have both, in the same order. Reads two per uid. */
export async function readPeople(
  db: Firestore,
  uids: readonly string[],
): Promise<{ readonly user: User; readonly priv: UserPrivate }[]> {
  if (uids.length === 0) return [];
  const [publics, privs] = await Promise.all([
    db.getAll(...uids.map((uid) => users(db).doc(uid))),
    db.getAll(...uids.map((uid) => privates(db).doc(uid))),
  ]);
  return uids.flatMap((_uid, index) => {
    const user = publics[index]?.data() as User | undefined;
    const priv = privs[index]?.data() as UserPrivate | undefined;
    return user && priv ? [{ user, priv }] : [];
  });
}

/** A page of those who asked to be verified, longest waiting first. Reads one document more than the page. */
export function pageOfVerificationRequests(db: Firestore, page: PageWanted): Promise<Page<UserPrivate>> {
  const asked = privates(db).where('verificationRequestedAt', '>', new Date(0));
  return sortedPage(asked, page, {
    by: {
      field: 'verificationRequestedAt',
      direction: 'asc',
      read: ({ verificationRequestedAt }) => verificationRequestedAt,
    },
    maxReads: 0,
  });
}

/** How many wait to be verified, counted up to `most`. Reads as many. */
export function countVerificationRequests(db: Firestore, most: number): Promise<number> {
  return countUpTo(privates(db).where('verificationRequestedAt', '>', new Date(0)), most);
}
