import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { SocialHandle } from '@doubloon/contract/social-accounts/operations.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

const idOf = (platform: PlatformId, handle: string): string => derivedId('acc', `${platform}:${handle}`);

export class SocialHandles extends storeOf('socialHandles', SocialHandle, ({ platform, handle }) =>
  idOf(platform, handle),
) {
  /** Whose an account of a platform is, or null. Reads 1. */
  async findOwner(platform: PlatformId, handle: string): Promise<string | null> {
    return (await this.find(idOf(platform, handle)))?.uid ?? null;
  }

  /** Lets anybody link an account. Writes 1. */
  free(platform: PlatformId, handle: string): void {
    this.remove(idOf(platform, handle));
  }

  /** Frees every handle of a person. */
  removeAllOf(uid: string): Promise<void> {
    return this.removeEach(this.documents.where('uid', '==', uid));
  }
}
