import type { AuthorCheck } from '@doubloon/contract/deliverables/deliverable.ts';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { isUnknownShortLink } from '@doubloon/contract/links/unknown-short-link.ts';
import { type PlatformId, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { checkAccountUrl } from '../links/check-account.ts';
import { checkPostLink, type LinkCheck } from '../links/check-link.ts';
import { AppError, invalidField, illegalState } from '../platform/app-error.ts';
import type { Call } from '../platform/dependencies.ts';

/** Throws `invalid_input` in the specification's words when a campaign does not ask for posts of this platform. */
export function requireCampaignPlatform(wanted: readonly PlatformId[], platform: PlatformId | null): void {
  if (platform && wanted.includes(platform)) return;
  const required = wanted.map(platformLabel).join(' or ');
  const submitted = platform ? platformLabel(platform) : 'unknown';
  throw invalidField(
    'body.url',
    `This campaign requires ${required} content, but you're submitting ${submitted} content`,
  );
}

const isNumberForm = (handle: string) => /^\d+$/.test(handle) || handle.includes('/');

/**
 * Compares a post's author with the linked account, both as `accountHandle` returns them. `unknown`: one is a name, the other
 * a number form (`channel/UC…`, Facebook's digits), which only the author's profile page can tell apart.
 */
export function compareAccounts(author: string, linked: string): 'same' | 'different' | 'unknown' {
  if (author === linked) return 'same';
  return isNumberForm(author) === isNumberForm(linked) ? 'different' : 'unknown';
}

const SECOND_MS = 1000;

/**
 * Views of a post that do not count: none when its platform says that it was published after the approval. Otherwise null, until a first accepted proof says
 * them: a creator's own number is no baseline. A date known to the day only counts as after when all of that day is, an unknown one never does.
 */
export function baselineViews(
  { publishedAt, publishedPrecision = 'second' }: Pick<LinkCheck, 'publishedAt' | 'publishedPrecision'>,
  approvedAt: Date,
): 0 | null {
  if (!publishedAt) return null;
  // A time is given without its fractions of a second, which an approval has.
  const until = publishedAt.getTime() + (publishedPrecision === 'second' ? SECOND_MS : 0);
  return until > approvedAt.getTime() ? 0 : null;
}

/** A post that exists as far as its platform shows it, by the account its creator has linked as far as that is known. */
export interface CheckedPost extends Pick<LinkCheck, 'publishedAt' | 'publishedPrecision' | 'pictureUrl'> {
  readonly platform: PlatformId;
  readonly postKey: string;
  readonly authorCheck: AuthorCheck;
  /** The linked account that it was compared with. */
  readonly handle: string;
}

const UNABLE = 'Unable to verify the social media link';

/**
 * Checks the address of a treasure in the order of the specification: platform, specific post, the server's own look at it, linked account, author. A post that
 * its platform does not show (login walls), or shows without author, is left to an admin. Throws `invalid_input` for the address, `provider_unavailable` when
 * the post it names cannot be found out, `illegal_state` without a linked account. Reads 1.
 */
export async function checkPost(
  { db, caller, safeFetch }: Pick<Call, 'db' | 'caller' | 'safeFetch'>,
  url: string,
  wanted: readonly PlatformId[],
): Promise<CheckedPost> {
  if (isUnknownShortLink(url)) throw invalidField('body.url', SENTENCES.shortLink);
  requireCampaignPlatform(wanted, detectPlatform(url) ?? null);
  const { status, platform, postKey, error, authorHandle, namedHandle, ...shown } = await checkPostLink(safeFetch, url);
  if (status === 'invalid' || !platform) throw invalidField('body.url', error ?? UNABLE);
  if (!postKey) {
    throw new AppError('provider_unavailable', UNABLE, {
      details: 'The platform did not show this post to us. Make sure that it is public and try again.',
    });
  }
  // A short link may lead to another platform than its own address says.
  requireCampaignPlatform(wanted, platform);

  const label = platformLabel(platform);
  const account = await db.socialAccounts.findOf(caller.uid, platform);
  if (!account) throw illegalState(`Link and verify your ${label} account before submitting this treasure`);
  const author = authorHandle ?? namedHandle;
  const isTheirs = author === undefined ? 'unknown' : await compareWithProfile(safeFetch, author, account);
  if (isTheirs === 'different') {
    throw invalidField('body.url', `This post is by ${author}, but your linked ${label} account is ${account.handle}`);
  }
  // Anybody can write an address with another author's name.
  const authorCheck = isTheirs === 'same' && authorHandle !== undefined ? 'confirmed' : 'needs_admin';
  return { platform, postKey, authorCheck, handle: account.handle, ...shown };
}

async function compareWithProfile(
  fetch: Call['safeFetch'],
  author: string,
  { platform, handle }: SocialAccount,
): Promise<'same' | 'different' | 'unknown'> {
  const answer = compareAccounts(author, handle);
  if (answer !== 'unknown') return answer;
  const profile = await checkAccountUrl(fetch, profileUrl(platform, author), platform);
  if (profile.status === 'unverifiable') return 'unknown';
  return profile.handle === handle ? 'same' : 'different';
}
