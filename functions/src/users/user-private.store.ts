import type { Page } from '@doubloon/contract/shared/paging.ts';
import { UserPrivate } from '@doubloon/contract/users/user.ts';
import type { PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { sortedPage } from '../platform/database/sorted-page.ts';

/** The private documents of users. */
export class UserPrivates extends storeOf('userPrivate', UserPrivate, ({ uid }) => uid) {
  /** A page of those who have an e-mail. Reads one document more than the page. */
  pageWithEmail(email: string, page: PageWanted): Promise<Page<UserPrivate>> {
    const by = { field: 'email', direction: 'asc', read: () => email } as const;
    return sortedPage(this.documents.where('email', '==', email), page, { by, maxReads: 0 });
  }

  /** Whose e-mail it is that was proven to be theirs, or null. Reads 1. */
  async findProvenUid(email: string): Promise<string | null> {
    const spellings = [...new Set([email, email.toLowerCase()])];
    const proven = this.documents.where('email', 'in', spellings).where('emailVerified', '==', true);
    const [uid = null] = await this.ids(proven.limit(1));
    return uid;
  }

  /** Records that a user's e-mail is proven, when it is this one; of an unknown user it changes nothing. Reads 1, writes 1. */
  async proveEmail(uid: string, email: string): Promise<void> {
    const known = await this.find(uid);
    if (known?.email.toLowerCase() === email.toLowerCase()) this.update(uid, { emailVerified: true });
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

  /** How many wait to be verified, counted up to `most`. Reads 1 for each 1,000. */
  countWaiting(most: number): Promise<number> {
    return this.count(this.#waiting().limit(most));
  }

  #waiting() {
    return this.documents.where('verificationRequestedAt', '>', new Date(0));
  }
}
