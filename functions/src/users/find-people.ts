import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { OwnProfile, User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import type { Database } from '../platform/database/database.ts';
import { wordSearch } from '../platform/database/search-words.ts';
import { findOwnProfile } from './own-profile.ts';

/** Both documents of a person. */
export interface UserWithPrivate {
  readonly user: User;
  readonly priv: UserPrivate;
}

/**
 * People by their whole e-mail, their whole username, the beginning of their name as it is written or with capitals, or the words in their name and
 * username; whom several of these find once, the surest first. For admins. Reads at most 4 times `limit`, `MAX_SEARCH_READS` and 1.
 */
export async function findPeople(db: Database, search: string, limit: number): Promise<UserWithPrivate[]> {
  const name = search.replace(/^@/, '');
  const spellings = [...new Set([name, capitalised(name)])];
  const words = wordSearch(search);
  const found = search.includes('@', 1)
    ? [await db.userPrivate.findUids(search.toLowerCase(), limit)]
    : await Promise.all([
        db.usernames.findUid(name),
        ...spellings.map((spelling) => db.users.findUidsNamed(spelling, limit)),
        words ? db.users.findUidsWith(words, limit) : [],
      ]);
  return db.users.findAllFull([...new Set(found.flat().filter((uid) => uid !== null))].slice(0, limit));
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());
}

/** A page of those who asked to be verified and wait for an answer, longest first. Reads twice the page and one more. */
export async function waitingForVerification(db: Database, page: PageWanted): Promise<Page<UserWithPrivate>> {
  const { items, nextCursor } = await db.userPrivate.pageOfWaiting(page);
  return {
    items: await db.users.findAllFull(items.map(({ uid }) => uid)),
    nextCursor,
  };
}

/** Who has proven an e-mail to be theirs, whatever the identity service has for them now; null when nobody. Reads 3. */
export async function findByProvenEmail(db: Database, email: string): Promise<OwnProfile | null> {
  const uid = await db.userPrivate.findProvenUid(email);
  return uid === null ? null : findOwnProfile(db, uid);
}
