import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { postAuthorHandle } from '@doubloon/contract/links/post-url.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { checkAccountUrl } from '../links/check-account.ts';
import { checkPostLink, type LinkCheck } from '../links/check-link.ts';
import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';
import { findLinkedAccount } from '../social-accounts/find-linked-account.ts';
import { compareAccounts, refusedUrl, requireCampaignPlatform } from './post-rules.ts';

/** A post that exists, by the account its creator has linked, as far as the platform shows it. */
export interface CheckedPost extends Pick<LinkCheck, 'publishedAt' | 'publishedPrecision'> {
  readonly platform: PlatformId;
  readonly postKey: string;
}

const UNABLE = 'Unable to verify the social media link';

/**
 * Checks the address of a treasure in the order of the specification: platform, specific post, the server's own look at
 * it, linked account, author. Throws `invalid_input` for the address, `provider_unavailable` when the platform does not
 * say, `illegal_state` without a linked account. Reads 1.
 */
export async function checkPost(
  { db, caller, safeFetch }: Pick<Call, 'db' | 'caller' | 'safeFetch'>,
  url: string,
  wanted: readonly PlatformId[],
): Promise<CheckedPost> {
  requireCampaignPlatform(wanted, detectPlatform(url) ?? null);
  const { status, platform, postKey, error, authorHandle, ...published } = await checkPostLink(safeFetch, url);
  if (status === 'unverifiable') throw unableTo('this post');
  if (status === 'invalid' || !platform || !postKey) throw refusedUrl(error ?? UNABLE);
  // A short link may lead to another platform than its own address says.
  requireCampaignPlatform(wanted, platform);

  const label = platformLabel(platform);
  const account = await findLinkedAccount(db, caller.uid, platform);
  if (!account) {
    throw new AppError('illegal_state', `Link and verify your ${label} account before submitting this treasure`);
  }
  const author = authorHandle ?? postAuthorHandle(url);
  if (author !== undefined && !(await isByAccount(safeFetch, author, account))) {
    throw refusedUrl(`This post is by ${author}, but your linked ${label} account is ${account.handle}`);
  }
  return { platform, postKey, ...published };
}

async function isByAccount(
  fetch: Call['safeFetch'],
  author: string,
  { platform, handle }: SocialAccount,
): Promise<boolean> {
  const answer = compareAccounts(author, handle);
  if (answer !== 'unknown') return answer === 'same';
  const profile = await checkAccountUrl(fetch, profileUrl(platform, author), platform);
  if (profile.status === 'unverifiable') throw unableTo('the profile of this post’s author');
  return profile.handle === handle;
}

function unableTo(see: string): AppError {
  return new AppError('provider_unavailable', UNABLE, {
    details: `The platform did not show ${see} to us. Make sure that it is public and try again.`,
  });
}
