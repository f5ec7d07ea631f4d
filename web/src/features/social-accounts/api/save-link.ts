import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { saveSocialLink } from '@doubloon/contract/social-accounts/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Links an account whose profile page shows the code that was issued for it. */
export function saveLink(accountUrl: string, platform: PlatformId) {
  return request(saveSocialLink, { body: { accountUrl, platform } });
}
