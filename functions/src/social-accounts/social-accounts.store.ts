import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { SocialAccount, socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import type { Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { SocialHandles } from './social-handles.store.ts';

export class SocialAccounts extends storeOf('socialAccounts', SocialAccount, ({ uid, platform }) =>
  socialAccountId(uid, platform),
) {
  /** A person's linked account of a platform, or null. Reads 1. */
  findOf(uid: string, platform: PlatformId): Promise<SocialAccount | null> {
    return this.find(socialAccountId(uid, platform));
  }

  /** All linked accounts of a person, at most one per platform. Reads one per account. */
  findAllOf(uid: string): Promise<SocialAccount[]> {
    return this.all(this.#of(uid));
  }

  /** Links an account and frees the one it replaces. Writes 2, or 3 when another handle is freed. */
  link(account: SocialAccount, replaced: SocialAccount | null): void {
    const { uid, platform, handle } = account;
    const handles = new SocialHandles(this.session);
    if (replaced && replaced.handle !== handle) handles.free(platform, replaced.handle);
    handles.put({ uid, platform, handle });
    this.put(account);
  }

  /** Unlinks an account and frees its handle. Writes 2. */
  unlink({ uid, platform, handle }: SocialAccount): void {
    new SocialHandles(this.session).free(platform, handle);
    this.remove(socialAccountId(uid, platform));
  }

  /** Removes every linked account of a person, not their handles. */
  removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.#of(uid));
  }

  #of(uid: string) {
    return this.documents.where('uid', '==', uid);
  }
}

/** Removes a person's linked accounts with their handles, and whatever linking is under way, in batches. */
export async function removeSocialAccountsOf({ db }: { readonly db: Database }, uid: string): Promise<void> {
  const stores = [db.socialAccounts, db.socialHandles, db.verificationCodes, db.oauthTickets, db.oauthStates];
  for (const store of stores) await store.removeAllOf(uid);
}
