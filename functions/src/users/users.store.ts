import { z } from 'zod';
import { User, UserPrivate } from '@doubloon/contract/users/user.ts';
import { type Page, MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { FieldValue } from '@google-cloud/firestore';
import { searchEntry, type WordSearch } from '../platform/database/search-words.ts';
import { newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { sortedPage } from '../platform/database/sorted-page.ts';
import { addUnlessThere, type Database } from '../platform/database/database.ts';

/** Returns the texts that people are found by, except for their e-mail, which others may not know. */
function searchedTexts({ name, username }: User): string[] {
  return [name, username ?? ''];
}

export function deriveUserFields(user: User): Pick<User, 'searchWords'> {
  return { searchWords: searchEntry(searchedTexts(user)) };
}

/** The outcome for an e-mail: its server has taken a mail, or has said that there is no such mailbox. */
export interface MailArrival {
  readonly email: string;
  readonly arrived: boolean;
  readonly now: Date;
}

export class UserPrivates extends storeOf('userPrivate', UserPrivate, ({ uid }) => uid) {
  /** A page of those who have an e-mail. Reads one document more than the page. */
  pageWithEmail(email: string, page: PageWanted): Promise<Page<UserPrivate>> {
    const by = { field: 'email', direction: 'asc', read: () => email } as const;
    return sortedPage(this.documents.where('email', '==', email), page, { by, maxReads: 0 });
  }

  /** Finds the uid of the person who has proven an e-mail, or null. Reads 1. */
  async findProvenUid(email: string): Promise<string | null> {
    const spellings = [...new Set([email, email.toLowerCase()])];
    const proven = this.documents.where('email', 'in', spellings).where('emailVerified', '==', true);
    const [uid = null] = await this.ids(proven.limit(1));
    return uid;
  }

  /** Records that a user's e-mail is proven, when it is this one, and so gets mails; of an unknown user it changes nothing. Reads 1, writes 1. */
  async proveEmail(uid: string, email: string): Promise<void> {
    const known = await this.find(uid);
    if (known?.email.toLowerCase() !== email.toLowerCase()) return;
    this.update(uid, { emailVerified: true, ...(known.mailRefusedAt && { mailRefusedAt: null }) });
  }

  /** Records if mails to a user arrive, when it is this e-mail that they go to; of an unknown user it changes nothing. Reads 1, writes at most 1. */
  async recordArrival(uid: string, { email, arrived, now }: MailArrival): Promise<void> {
    const known = await this.find(uid);
    if (known?.email.toLowerCase() !== email.toLowerCase()) return;
    const isRefused = known.mailRefusedAt instanceof Date;
    if (isRefused === arrived) this.update(uid, { mailRefusedAt: arrived ? null : now });
  }

  /** Records that a user has a password from now on. Reads 1, writes at most 1. */
  async setPassword(uid: string): Promise<void> {
    if ((await this.find(uid))?.provider === 'google.com') this.update(uid, { provider: 'password' });
  }

  /** Records that a user's identity is Google's from now on, and their e-mail proven when it is this one. Reads 1, writes 1. */
  async becomeGoogle(uid: string, email: string): Promise<void> {
    const known = await this.find(uid);
    if (!known) return;
    const isProven = known.emailVerified || known.email.toLowerCase() === email.toLowerCase();
    this.update(uid, { provider: 'google.com', emailVerified: isProven });
  }

  /** A page of those who asked to be verified, longest waiting first. Reads one document more than the page. */
  pageOfWaiting(page: PageWanted): Promise<Page<UserPrivate>> {
    return sortedPage(this.#waiting(), page, {
      by: {
        field: 'verificationRequestedAt',
        direction: 'asc',
        read: ({ verificationRequestedAt }) => verificationRequestedAt,
      },
      maxReads: 0,
    });
  }

  /** A page of those whom admins keep from signing in, by their e-mail. Reads one document more than the page. */
  pageOfSuspended(page: PageWanted): Promise<Page<UserPrivate>> {
    const by = { field: 'email', direction: 'asc', read: ({ email }: UserPrivate) => email } as const;
    return sortedPage(this.documents.where('suspended', '==', true), page, { by, maxReads: 0 });
  }

  /** Counts the people who wait to be verified, up to `limit`. Reads 1 for each 1,000. */
  countWaiting(limit: number): Promise<number> {
    return this.count(this.#waiting().limit(limit));
  }

  #waiting() {
    return this.documents.where('verificationRequestedAt', '>', new Date(0));
  }
}

/** The holder of a username, `usernames/{username in lower case}`. */
const UsernameHolder = z.object({ uid: z.string() });
type UsernameHolder = z.infer<typeof UsernameHolder>;

/** The reserved usernames, found however they are spelled. */
export class Usernames extends storeOf('usernames', UsernameHolder) {
  /** Finds the uid of a username's holder, or null. Reads 1. */
  async findUid(username: string): Promise<string | null> {
    const id = username.toLowerCase();
    return canBeId(id) ? ((await this.find(id))?.uid ?? null) : null;
  }

  /** True when a username is somebody's. Reads 1. */
  async isReserved(username: string): Promise<boolean> {
    return (await this.findUid(username)) !== null;
  }

  /** Reserves a username in place of the one before; the commit fails when it is taken. Writes 2 at most. */
  move(uid: string, from: string | null, to: string | null): void {
    const [before, after] = [from?.toLowerCase(), to?.toLowerCase()];
    if (before === after) return;
    if (before !== undefined) this.remove(before);
    if (after !== undefined) this.writing.create(this.ref(after), { uid });
  }
}

/** True when a username can be the id of a document; no other can be taken. */
const canBeId = (username: string): boolean =>
  /^[a-z0-9_.]{1,100}$/.test(username) && !/^\.{1,2}$|^__.*__$/.test(username);

export interface UserDocuments {
  readonly user: User;
  readonly priv: UserPrivate;
}

/** The last character there is: no name that begins with a text sorts behind the text and it. */
const LAST = '\uf8ff';
const BY_NAME = { field: 'name', direction: 'asc', read: ({ name }: User) => name } as const;

/** True for users that `pageNamed` finds; Firestore orders texts by their bytes. */
export function isNamed({ name }: User, beginning: string): boolean {
  return name.startsWith(beginning) && Buffer.compare(Buffer.from(name), Buffer.from(`${beginning}${LAST}`)) <= 0;
}

/** The public documents of users, with methods for both documents of one. */
export class Users extends storeOf('users', User, ({ uid }) => uid, { label: 'User' }) {
  readonly #privates = new UserPrivates(this.session);

  /** Both documents of a user, or null. Reads 2. */
  async findFull(uid: string): Promise<UserDocuments | null> {
    const [user, priv] = await Promise.all([this.find(uid), this.#privates.find(uid)]);
    return user && priv ? { user, priv } : null;
  }

  /** Both documents of a user. Throws `not_found`. Reads 2. */
  async getFull(uid: string): Promise<UserDocuments> {
    const found = await this.findFull(uid);
    if (!found) throw this.missing(uid);
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

  /** A page of everybody, or of one role, newest first. Reads one document more than the page. */
  pageOfRole(page: PageWanted, role: User['role'] | undefined): Promise<Page<User>> {
    return newestFirst(role === undefined ? this.documents : this.documents.where('role', '==', role), page);
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

  /** Changes fields of both documents; an empty part is left alone. Writes at most 2. */
  updateFull(uid: string, changes: { user: Partial<User>; priv: Partial<UserPrivate> }): void {
    if (Object.keys(changes.user).length > 0) this.update(uid, changes.user);
    if (Object.keys(changes.priv).length > 0) this.#privates.update(uid, changes.priv);
  }

  /** Shows a social link; the commit fails when there is no such user. Writes 1. */
  putSocialLink(uid: string, platform: PlatformId, url: string): void {
    this.update(uid, { [`socialLinks.${platform}`]: url });
  }

  /** Shows a social link no more; the commit fails when there is no such user. Writes 1. */
  removeSocialLink(uid: string, platform: PlatformId): void {
    this.update(uid, { [`socialLinks.${platform}`]: FieldValue.delete() });
  }

  /** Removes both documents of a user. Writes 2. */
  override remove(uid: string): void {
    super.remove(uid);
    this.#privates.remove(uid);
  }
}

/** Adds a user and reserves the username, all or nothing; false when the uid or the username is taken. Writes 3. */
export function addUser(deps: { readonly db: Database }, { user, priv }: UserDocuments): Promise<boolean> {
  return addUnlessThere(deps, (tx) => {
    tx.users.add(user);
    tx.userPrivate.add(priv);
    if (user.username) tx.usernames.move(user.uid, null, user.username);
  });
}
