import { detectPlatform } from '@doubloon/contract/links/detect-platform.ts';
import { notAPost } from '@doubloon/contract/links/post-problem.ts';
import { isShortLink, isSpecificPost, readPostUrl } from '@doubloon/contract/links/post-url.ts';
import { type PlatformId, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { SafeFetch } from '../platform/fetching/safe-fetch.ts';
import { gatherPostEvidence } from './post-evidence.ts';
import { isGone, tryFetch } from './read-page.ts';

/** Where an address leads: `invalid` when nowhere or off the platforms, `unverifiable` when the platform did not say. */
type Destination = { status: 'valid'; url: string } | { status: 'invalid' | 'unverifiable' };

const LOGIN = /^\/(?:accounts\/)?login\b|^\/checkpoint\b/;

/** Follows a platform's short link to the page it stands for; any other address comes back as it is, as https. */
export async function followShortLink(fetch: SafeFetch, url: string): Promise<Destination> {
  const address = url.trim().replace(/^http:/i, 'https:');
  if (!isShortLink(address)) return { status: 'valid', url: address };
  const { response, failure } = await tryFetch(fetch, address);
  if (failure) return { status: failure === 'refused' ? 'invalid' : 'unverifiable' };
  if (isGone(response)) return { status: 'invalid' };
  const walled = LOGIN.test(new URL(response.url).pathname) || isShortLink(response.url);
  return walled ? { status: 'unverifiable' } : { status: 'valid', url: response.url };
}

/** `unverifiable`: the platform showed a login wall or did not answer; that is neither a yes nor a no. */
export interface LinkCheck {
  status: 'valid' | 'invalid' | 'unverifiable';
  platform: PlatformId | null;
  /** Identifies the post by any form of its address (see `canonicalPostKey`); null when the address does not name a post. */
  postKey: string | null;
  /** The handle in the address, once short links are followed, where the platform does not name the author; anybody can write an address. */
  namedHandle?: string;
  /** The handle of the author as the platform, not the address, names it, in the form of `accountHandle`. */
  authorHandle?: string;
  publishedAt?: Date;
  /** `day`: the platform shows the day only, and `publishedAt` is its beginning in UTC. */
  publishedPrecision?: 'second' | 'day';
  /** Where the post's page says that its picture is; anybody's host, before it was fetched. */
  pictureUrl?: string;
  /** The message that a person reads when the status is not `valid`. */
  error?: string;
}

const UNABLE = 'Unable to verify the social media link';

/** Checks that an address leads to a post that exists on one of the platforms, following short links. Rejects only with unexpected errors of `fetch`. */
export async function checkPostLink(fetch: SafeFetch, url: string): Promise<LinkCheck> {
  const platform = detectPlatform(url) ?? null;
  if (!platform) return { status: 'invalid', platform, postKey: null, error: UNABLE };
  if (!isSpecificPost(url))
    return { status: 'invalid', platform, postKey: null, error: notAPost(platformLabel(platform)) };

  const destination = await followShortLink(fetch, url);
  if (destination.status !== 'valid') return { status: destination.status, platform, postKey: null, error: UNABLE };
  const post = readPostUrl(destination.url);
  if (!post) return { status: 'invalid', platform, postKey: null, error: UNABLE };

  const evidence = await gatherPostEvidence(fetch, post, destination.url);
  const { id } = evidence.canonical ?? post;
  const found = { status: evidence.status, platform: post.platform, postKey: `${post.platform}:${id}` };
  const named = post.author !== undefined && { namedHandle: post.author };
  if (evidence.status !== 'valid') return { ...found, ...named, error: UNABLE };
  const { author, publishedAt, publishedPrecision, pictureUrl } = evidence;
  return {
    ...found,
    ...(author !== undefined ? { authorHandle: author } : named),
    ...(publishedAt && publishedPrecision && { publishedAt, publishedPrecision }),
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}
