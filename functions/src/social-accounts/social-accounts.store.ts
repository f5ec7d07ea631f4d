import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import {
  SocialHandle,
  SocialAccount,
  socialAccountId,
  VerificationCode,
} from '@doubloon/contract/social-accounts/operations.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';
import type { Database } from '../platform/database/database.ts';

const idOf = (platform: PlatformId, handle: string): string => derivedId('acc', `${platform}:${handle}`);

export class SocialHandles extends storeOf(
  'socialHandles',
  SocialHandle,
  ({ platform, handle }) => idOf(platform, handle),
  { of: 'uid' },
) {
  /** Finds the uid of the owner of a platform's account, or null. Reads 1. */
  async findOwner(platform: PlatformId, handle: string): Promise<string | null> {
    return (await this.find(idOf(platform, handle)))?.uid ?? null;
  }

  /** Lets anybody link an account. Writes 1. */
  free(platform: PlatformId, handle: string): void {
    this.remove(idOf(platform, handle));
  }
}

export class SocialAccounts extends storeOf(
  'socialAccounts',
  SocialAccount,
  ({ uid, platform }) => socialAccountId(uid, platform),
  { of: 'uid' },
) {
  /** A person's linked account of a platform, or null. Reads 1. */
  findOf(uid: string, platform: PlatformId): Promise<SocialAccount | null> {
    return this.find(socialAccountId(uid, platform));
  }

  /** All linked accounts of a person, at most one per platform. Reads one per account. */
  findAllOf(uid: string): Promise<SocialAccount[]> {
    return this.all(this.of(uid));
  }

  /** Accounts of a platform that is to be asked by a moment how many follow them, the longest due first. Reads at most `limit`. */
  findFollowersDue(platform: PlatformId, by: Date, limit: number): Promise<SocialAccount[]> {
    const ofPlatform = this.documents.where('platform', '==', platform);
    return this.all(ofPlatform.where('followersDueAt', '<=', by).orderBy('followersDueAt').limit(limit));
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
}

/** Removes a person's linked accounts with their handles, and linking under way, in batches. */
export async function removeSocialAccountsOf({ db }: { readonly db: Database }, uid: string): Promise<void> {
  const stores = [db.socialAccounts, db.socialHandles, db.verificationCodes, db.oauthTickets, db.oauthStates];
  for (const store of stores) await store.removeAllOf(uid);
}

/** The codes last issued to people, at most one per person and platform. */
export class VerificationCodes extends storeOf(
  'verificationCodes',
  VerificationCode,
  ({ uid, platform }) => socialAccountId(uid, platform),
  { of: 'uid' },
) {
  /** The code last issued to a person for a platform, or null. Reads 1. */
  findOf(uid: string, platform: PlatformId): Promise<VerificationCode | null> {
    return this.find(socialAccountId(uid, platform));
  }

  /** All codes last issued to a person, at most one per platform. Reads one per code. */
  findAllOf(uid: string): Promise<VerificationCode[]> {
    return this.all(this.of(uid));
  }

  /** Removes the code of a person for a platform, if there is one. Writes 1. */
  removeOf({ uid, platform }: Pick<VerificationCode, 'uid' | 'platform'>): void {
    this.remove(socialAccountId(uid, platform));
  }
}
