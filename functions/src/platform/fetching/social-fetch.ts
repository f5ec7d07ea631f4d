import { POST_PICTURE_RULES } from '@doubloon/contract/deliverables/post-picture.ts';
import { PLATFORM_HOSTS } from '@doubloon/contract/links/detect-platform.ts';
import type { Config } from '../config/config.ts';
import { createSafeFetch, createSafePictureFetch, type SafeFetch, type SafeFetchFile } from './safe-fetch.ts';

type OutgoingConfig = Pick<Config, 'socialWebBase' | 'outgoingTimeoutMs'>;

const outgoing = ({ socialWebBase, outgoingTimeoutMs }: OutgoingConfig) => ({
  timeoutMs: outgoingTimeoutMs,
  ...(socialWebBase && { socialWebBase }),
});

/** Hosts of the six platforms that link and account checks may fetch, and X's host for oEmbed. */
const SOCIAL_HOSTS: readonly string[] = [...PLATFORM_HOSTS, 'publish.twitter.com'];

/** Hosts where the platforms exchange OAuth codes and say whose a token is. */
const OAUTH_HOSTS: readonly string[] = [
  'api.instagram.com',
  'graph.instagram.com',
  'open.tiktokapis.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'api.x.com',
];

/** Creates the guarded fetch for pages of the social platforms; it uses the stand-in if `socialWebBase` is set. */
export function createSocialFetch(config: OutgoingConfig): SafeFetch {
  return createSafeFetch({ allowedHosts: [...SOCIAL_HOSTS, ...OAUTH_HOSTS], ...outgoing(config) });
}

/**
 * Domains from which Facebook and Xiaohongshu serve the pictures of posts, such as `scontent.flhe5-1.fna.fbcdn.net`, `lookaside.fbsbx.com` and
 * `sns-webpic-qc.xhscdn.com`. Each has many hosts, which change.
 */
const PICTURE_DOMAINS: readonly string[] = ['fbcdn.net', 'fbsbx.com', 'xhscdn.com'];

/** Creates the guarded fetch for pictures of posts whose platforms cannot be framed; it uses the stand-in if `socialWebBase` is set. */
export function createPostPictureFetch(config: OutgoingConfig): SafeFetchFile {
  return createSafePictureFetch({
    allowedHosts: [],
    allowedDomains: PICTURE_DOMAINS,
    maxBytes: POST_PICTURE_RULES.maxBytes,
    ...outgoing(config),
  });
}
