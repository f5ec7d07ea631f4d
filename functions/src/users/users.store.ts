import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/shared/search-text.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { User, type UserPrivate } from '@doubloon/contract/users/user.ts';
import { FieldValue } from '@google-cloud/firestore';
import { notFound } from '../platform/app-error.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';
import type { WordSearch } from '../platform/database/search-words.ts';
import { sortedPage } from '../platform/database/sorted-page.ts';
import { searchedTexts } from './derived-fields.ts';
import { UserPrivates } from './user-private.store.ts';

/** Both documents of a user. */
export interface UserDocuments {
  readonly user: User;
  readonly priv: UserPrivate;
}

/** The last character there is: no name that begins with a text sorts behind the text and it. */
const LAST = '\uf8ff';
const BY_NAME = { field: 'name', direction: 'asc', read: ({ name }: User) => name } as const;

/** True of those whom `pageNamed` finds; Firestore orders texts by their bytes. */
export function isNamed({ name }: User, beginning: string): boolean {
  return name.startsWith(beginning) && Buffer.compare(Buffer.from(name), Buffer.from(`${beginning}${LAST}`)) <= 0;
}

/** The public documents of users, and what concerns both documents of one. */
export class Users extends storeOf('users', User, ({ uid }) => uid) {
  readonly #privates = new UserPrivates(this.session);

  /** The public documents of those of the uids that have one, by uid. Reads one per uid. */
  async findMap(uids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    return new Map((await this.findAll(uids)).map((user) => [user.uid, user]));
  }

  /** Both documents of a user, or null. Reads 2. */
  async findFull(uid: string): Promise<UserDocuments | null> {
    const [user, priv] = await Promise.all([this.find(uid), this.#privates.find(uid)]);
    return user && priv ? { user, priv } : null;
  }

  /** Both documents of a user. Throws `not_found`. Reads 2. */
  async getFull(uid: string): Promise<UserDocuments> {
    const found = await this.findFull(uid);
    if (!found) throw this.missing();
    return found;
  }

  /** Both documents of those of the uids that have both, in the same order. Reads two per uid. */
  async findAllFull(uids: readonly string[]): Promise<UserDocuments[]> {
    const [users, privates] = await Promise.all([this.findEach(uids), this.#privates.findEach(uids)]);
    return users.flatMap((user, index) => {
      const priv = privates[index];
      return user && priv ? [{ user, priv }] : [];
    });
  }

  /** A page of those whose names begin with exactly this, in the order of their names. Reads one document more than the page. */
  pageNamed(beginning: string, page: PageWanted): Promise<Page<User>> {
    const named = this.documents.where('name', '>=', beginning).where('name', '<=', `${beginning}${LAST}`);
    return sortedPage(named, page, { by: BY_NAME, maxReads: 0 });
  }

  /**
   * A page of those whose name or username has every word searched for, without some, in the order of their names; it can be short, even empty, and go
   * on. Reads `MAX_SEARCH_READS` at most.
   */
  pageWith(search: WordSearch, page: PageWanted, except: (user: User) => boolean): Promise<Page<User>> {
    return sortedPage(this.documents.where('searchWords', 'array-contains', search.indexed), page, {
      by: BY_NAME,
      keep: (user) => search.finds(searchedTexts(user)) && !except(user),
      maxReads: MAX_SEARCH_READS,
    });
  }

  /** Every creator, read in pages as they are asked for. */
  eachCreator(): AsyncIterable<User> {
    return this.each(this.documents.where('role', '==', 'content_creator'));
  }

  /** Changes fields of both documents; an empty part is left alone. Writes at most 2. */
  updateFull(uid: string, changes: { user: Partial<User>; priv: Partial<UserPrivate> }): void {
    if (Object.keys(changes.user).length > 0) this.update(uid, changes.user);
    if (Object.keys(changes.priv).length > 0) this.#privates.update(uid, changes.priv);
  }

  /** Shows a social link; the commit fails when there is no such user. Writes 1. */
  putSocialLink(uid: string, platform: PlatformId, url: string): void {
    this.writing.update(this.ref(uid), { [`socialLinks.${platform}`]: url });
  }

  /** Shows a social link no more; the commit fails when there is no such user. Writes 1. */
  removeSocialLink(uid: string, platform: PlatformId): void {
    this.writing.update(this.ref(uid), { [`socialLinks.${platform}`]: FieldValue.delete() });
  }

  /** Removes both documents of a user. Writes 2. */
  override remove(uid: string): void {
    super.remove(uid);
    this.#privates.remove(uid);
  }

  protected override missing(): Error {
    return notFound('User');
  }
}

/** Adds a user and reserves the username, all or nothing; false when the uid or the username is taken. Writes 3. */
export async function addUser({ db }: { readonly db: Database }, { user, priv }: UserDocuments): Promise<boolean> {
  try {
    await unitOfWork({ db }, (tx) => {
      tx.users.add(user);
      tx.userPrivate.add(priv);
      if (user.username) tx.usernames.move(user.uid, null, user.username);
    });
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}
