import { issueOauthTicket, type OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Where this browser starts, within two minutes and once, to sign in at a platform. */
export async function issueTicket(platform: OauthPlatform): Promise<string> {
  return (await request(issueOauthTicket, { body: { platform } })).url;
}
