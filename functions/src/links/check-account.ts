import { accountHandle, profileUrl } from '@doubloon/contract/links/account-url.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SafeFetch, SafeResponse } from '../platform/fetching/safe-fetch.ts';
import { followShortLink, checkPostLink } from './check-link.ts';
import { isGone, readMeta, readScriptText, tryFetch } from './read-page.ts';
import type { Handler } from '../platform/dependencies.ts';

/** `unverifiable`: the platform showed a login wall or did not answer; that is neither a yes nor a no. */
export interface AccountCheck {
  status: 'valid' | 'invalid' | 'unverifiable';
  /** The handle in the form of `accountHandle`; present when valid. */
  handle?: string;
  /** The account's canonical address; present when valid. */
  profileUrl?: string;
  /** The message that a person reads when the status is not `valid`. */
  error?: string;
  /** Cause and remedy, where `error` does not name them. */
  reason?: string;
}

const REFUSALS = {
  invalid: { status: 'invalid', error: 'Invalid account URL' },
  unverifiable: { status: 'unverifiable', error: 'Unable to verify account' },
} as const satisfies Record<string, AccountCheck>;

/** Checks that an address is the profile of an account that exists on the platform. */
export async function checkAccountUrl(fetch: SafeFetch, url: string, platform: PlatformId): Promise<AccountCheck> {
  if (url.trim() === '') return { status: 'invalid', error: 'Please enter an account URL' };
  const destination = await followShortLink(fetch, url);
  if (destination.status !== 'valid') return REFUSALS[destination.status];
  const handle = accountHandle(destination.url, platform);
  if (handle === undefined) return REFUSALS.invalid;
  const profile = await readProfile(fetch, handle, platform);
  if (profile.status !== 'valid') return REFUSALS[profile.status];
  return { status: 'valid', handle: profile.handle, profileUrl: profileUrl(platform, profile.handle) };
}

/** Looks for a verification code, as a word of its own, in the text that the owner of a profile wrote about themselves. */
export async function findCodeOnProfile(
  fetch: SafeFetch,
  url: string,
  platform: PlatformId,
  code: string,
): Promise<AccountCheck> {
  const handle = accountHandle(url, platform);
  if (handle === undefined || !/^[A-Z0-9]+$/.test(code)) return REFUSALS.invalid;
  const profile = await readProfile(fetch, handle, platform);
  if (profile.status !== 'valid') return REFUSALS[profile.status];
  const wholeCode = new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])`);
  if (!profile.about.some((text) => wholeCode.test(text))) {
    return {
      status: 'invalid',
      error: 'Verification failed. Please try again.',
      reason: 'The profile does not show the code. Save it there with the code, wait a moment and try again.',
    };
  }
  return { status: 'valid', handle: profile.handle, profileUrl: profileUrl(platform, profile.handle) };
}

type ProfilePage = { status: 'valid'; handle: string; about: string[] } | { status: 'invalid' | 'unverifiable' };

/** Fetches the canonical address only, so that nothing a person added to an address can show up in the page. */
async function readProfile(fetch: SafeFetch, handle: string, platform: PlatformId): Promise<ProfilePage> {
  const { response } = await tryFetch(fetch, profileUrl(platform, handle));
  if (!response) return { status: 'unverifiable' };
  if (isGone(response)) return { status: 'invalid' };
  const shown = response.status === 200 ? shownHandles(response, platform) : [];
  const named = shown.find((name) => !name.includes('/'));
  // YouTube's older names and Facebook's numbers may appear in addresses only; their page then names the account's handle.
  const isOldName = /^(?:c|user)\//.test(handle) || (platform === 'facebook' && /^\d+$/.test(handle));
  // A page that does not name the account itself is a login wall, an empty shell, or somebody else's.
  if (!(isOldName ? named : shown.includes(handle))) return { status: 'unverifiable' };
  return { status: 'valid', handle: named ?? handle, about: ownText(response, platform) };
}

/** The account a profile page says it shows, in all forms it names. */
function shownHandles({ body }: SafeResponse, platform: PlatformId): string[] {
  const addresses = [readMeta(body).get('og:url')];
  if (platform === 'youtube') addresses.push(readScriptText(body, '"channelMetadataRenderer"', 'vanityChannelUrl'));
  return addresses.flatMap((address) => accountHandle(address ?? '', platform) ?? []);
}

function ownText({ body }: SafeResponse, platform: PlatformId): string[] {
  const meta = readMeta(body);
  const texts = ['description', 'og:description', 'twitter:description'].map((name) => meta.get(name));
  if (platform === 'tiktok') texts.push(readScriptText(body, '"webapp.user-detail"', 'signature'));
  if (platform === 'youtube') texts.push(readScriptText(body, '"channelMetadataRenderer"', 'description'));
  return texts.filter((text) => text !== undefined);
}

export const verifyAccount: Handler<'verifyAccount'> = async ({ safeFetch }, { body }) => {
  const { status, error } = await checkAccountUrl(safeFetch, body.url, body.platform);
  return { isValid: status === 'valid', status, ...(error !== undefined && { error }) };
};

/** Answers if a web address is a post that exists, as the platform shows it to the server. */
export const verifyLink: Handler<'verifyLink'> = async ({ safeFetch }, { body }) => {
  const { status, platform, error } = await checkPostLink(safeFetch, body.url);
  return { isValid: status === 'valid', status, platform, ...(error !== undefined && { error }) };
};
