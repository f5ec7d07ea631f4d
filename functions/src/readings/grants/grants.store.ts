import { SocialGrant, type GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import { storeOf } from '../../platform/database/document-store.ts';

export class SocialGrants extends storeOf(
  'socialGrants',
  SocialGrant,
  ({ uid, platform }) => socialAccountId(uid, platform),
  { of: 'uid' },
) {
  /** Returns a person's permission on a platform, or null. Reads 1. */
  findOf(uid: string, platform: GrantPlatform): Promise<SocialGrant | null> {
    return this.find(socialAccountId(uid, platform));
  }

  /** Returns all permissions of a person, at most one per platform. Reads one per permission. */
  findAllOf(uid: string): Promise<SocialGrant[]> {
    return this.all(this.of(uid));
  }

  /** Yields permissions that would expire unless they are refreshed, the longest due first, read on demand. Reads one each. */
  eachToKeep(by: Date): AsyncIterable<SocialGrant> {
    return this.inTurn(this.documents.where('keepBy', '<=', by).orderBy('keepBy'));
  }

  /** Yields permissions that are sealed with another key than this one, read on demand. Reads one each. */
  eachSealedOtherwise(keyId: string): AsyncIterable<SocialGrant> {
    return this.inTurn(this.documents.where('access.keyId', '!=', keyId).orderBy('access.keyId'));
  }
}
