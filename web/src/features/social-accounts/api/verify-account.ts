import { verifyAccount as operation } from '@doubloon/contract/links/operations.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { request } from '../../../shared/api/request.ts';

/** Whether a web address is an account of a platform that exists. */
export function verifyAccount(url: string, platform: PlatformId) {
  return request(operation, { body: { url, platform } });
}
