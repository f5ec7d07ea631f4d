import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { issueVerificationCode } from '@doubloon/contract/social-accounts/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** A code to put on the profile page of an account, to show that it is one's own. */
export function issueCode(accountUrl: string, platform: PlatformId) {
  return request(issueVerificationCode, { body: { accountUrl, platform } });
}
