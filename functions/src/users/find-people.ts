import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import type { PageWanted } from '../platform/collection.ts';
import {
  countVerificationRequests,
  findUidOfUsername,
  findUidsOfEmail,
  findUidsOfName,
  pageOfVerificationRequests,
  readPeople,
} from './user-search.store.ts';

/** Both documents of a person. */
export interface UserWithPrivate {
  readonly user: User;
  readonly priv: UserPrivate;
}

/**
 * People by their whole e-mail, their whole username, or the beginning of their name as it is written or with capitals; whom several
 * of these find once, the surest first. For admins. Reads at most 4 times `limit` and 2.
 */
export async function findPeople(db: Firestore, search: string, limit: number): Promise<UserWithPrivate[]> {
  const name = search.replace(/^@/, '');
  const spellings = [...new Set([name, capitalised(name)])];
  const found = search.includes('@', 1)
    ? [await findUidsOfEmail(db, search.toLowerCase(), limit)]
    : await Promise.all([
        findUidOfUsername(db, name.toLowerCase()),
        ...spellings.map((spelling) => findUidsOfName(db, spelling, limit)),
      ]);
  return readPeople(db, [...new Set(found.flat())].slice(0, limit));
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());
}

/** A page of those who asked to be verified and wait for an answer, longest first. Reads twice the page and one more. */
export async function waitingForVerification(db: Firestore, page: PageWanted): Promise<Page<UserWithPrivate>> {
  const { items, nextCursor } = await pageOfVerificationRequests(db, page);
  return {
    items: await readPeople(
      db,
      items.map(({ uid }) => uid),
    ),
    nextCursor,
  };
}

/** How many wait for it, counted up to `most`. */
export const countWaitingForVerification = (db: Firestore, most: number): Promise<number> =>
  countVerificationRequests(db, most);
