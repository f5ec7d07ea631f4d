import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { socialAccountId, VerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The codes last issued to people, at most one per person and platform. */
export class VerificationCodes extends storeOf('verificationCodes', VerificationCode, ({ uid, platform }) =>
  socialAccountId(uid, platform),
) {
  /** The code last issued to a person for a platform, or null. Reads 1. */
  findOf(uid: string, platform: PlatformId): Promise<VerificationCode | null> {
    return this.find(socialAccountId(uid, platform));
  }

  /** All codes last issued to a person, at most one per platform. Reads one per code. */
  findAllOf(uid: string): Promise<VerificationCode[]> {
    return this.all(this.#of(uid));
  }

  /** Removes the code of a person for a platform, if there is one. Writes 1. */
  removeOf({ uid, platform }: Pick<VerificationCode, 'uid' | 'platform'>): void {
    this.remove(socialAccountId(uid, platform));
  }

  /** Removes every code of a person. */
  removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.#of(uid));
  }

  #of(uid: string) {
    return this.documents.where('uid', '==', uid);
  }
}
