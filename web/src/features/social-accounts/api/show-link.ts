import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Shows the address of a linked account on one's public profile, or with an empty one hides it. */
export function showLink(uid: string, platform: PlatformId, url: string) {
  return request(updateUserProfile, { params: { id: uid }, body: { socialLinks: { [platform]: url } } });
}
