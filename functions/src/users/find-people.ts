import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { OwnProfile, User } from '@doubloon/contract/users/user.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import type { Database } from '../platform/database/database.ts';
import { pagesInTurn } from '../platform/database/sorted-page.ts';
import { wordSearch } from '../platform/database/search-words.ts';
import { findOwnProfile } from './own-profile.ts';
import { isNamed, type UserDocuments } from './users.store.ts';

export type UserWithPrivate = UserDocuments;

/**
 * A page of people by their whole e-mail, their whole username, the beginning of their name as it is written or with capitals, or the words in their name and
 * username, of one role or all; each person once, the surest match first. A page can be short, even empty, and go on. For admins. Reads at most 3 times the
 * page, `MAX_SEARCH_READS` and 4.
 */
export async function findPeople(
  db: Database,
  { search, role, ...page }: PageWanted & { readonly search: string; readonly role?: Role | undefined },
): Promise<Page<UserWithPrivate>> {
  const isOther = (user: User) => role !== undefined && user.role !== role;
  const name = search.replace(/^@/, '');
  const words = wordSearch(search);
  const { items, nextCursor } = search.includes('@', 1)
    ? await db.userPrivate.pageWithEmail(search.toLowerCase(), page)
    : await pagesInTurn(
        [
          {
            page: async () => ({ items: await withUsername(db, name), nextCursor: null }),
            has: ({ username }) => username?.toLowerCase() === name.toLowerCase(),
          },
          ...[...new Set([name, capitalised(name)])].map((spelling) => ({
            page: (wanted: PageWanted) => db.users.pageNamed(spelling, wanted),
            has: (user: User) => isNamed(user, spelling),
          })),
          ...(words
            ? [
                {
                  page: (wanted: PageWanted, except: (user: User) => boolean) =>
                    db.users.pageWith(words, wanted, (user) => except(user) || isOther(user)),
                  has: () => true,
                },
              ]
            : []),
        ],
        page,
      );
  const people = await db.users.findAllFull(items.map(({ uid }) => uid));
  return { items: people.filter(({ user }) => !isOther(user)), nextCursor };
}

async function withUsername(db: Database, username: string): Promise<User[]> {
  const uid = await db.usernames.findUid(username);
  return uid === null ? [] : db.users.findAll([uid]);
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());
}

/** A page of everybody, newest first, or of those whom admins keep from signing in, of one role or all. A page can be short. Reads at most 3 times the page and 1. */
export async function listPeople(
  db: Database,
  { role, suspended, ...page }: PageWanted & { readonly role?: Role | undefined; readonly suspended: boolean },
): Promise<Page<UserWithPrivate>> {
  const { items, nextCursor } = await (suspended
    ? db.userPrivate.pageOfSuspended(page)
    : db.users.pageOfRole(page, role));
  const people = await db.users.findAllFull(items.map(({ uid }) => uid));
  return { items: people.filter(({ user }) => role === undefined || user.role === role), nextCursor };
}

/** A page of those who asked to be verified and wait for an answer, longest first. Reads twice the page and one more. */
export async function waitingForVerification(db: Database, page: PageWanted): Promise<Page<UserWithPrivate>> {
  const { items, nextCursor } = await db.userPrivate.pageOfWaiting(page);
  return {
    items: await db.users.findAllFull(items.map(({ uid }) => uid)),
    nextCursor,
  };
}

/** Finds the person who has proven an e-mail, even if their identity has another now; null when nobody has. Reads 3. */
export async function findByProvenEmail(db: Database, email: string): Promise<OwnProfile | null> {
  const uid = await db.userPrivate.findProvenUid(email);
  return uid === null ? null : findOwnProfile(db, uid);
}
