import { ADDRESSES } from '@doubloon/contract/shared/addresses.ts';
import type { OauthPlatform, SocialFailure } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { Config } from '../../platform/config/config.ts';

/** Returns where a platform sends the browser back to; registered there word for word. */
export function callbackUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, platform: OauthPlatform): string {
  return `${siteOrigin}/api/social-accounts/oauth/${platform}/callback`;
}

/** The page of linked accounts with the news that an account was connected. */
export function connectedUrl({ siteOrigin }: Pick<Config, 'siteOrigin'>, platform: OauthPlatform): string {
  return `${siteOrigin}${ADDRESSES.linkedAccounts}?social=connected&platform=${platform}`;
}

/** The page of linked accounts with the reason why none was. */
export function failedUrl(
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  platform: OauthPlatform,
  reason: SocialFailure,
): string {
  return `${siteOrigin}${ADDRESSES.linkedAccounts}?social=failed&platform=${platform}&reason=${reason}`;
}
