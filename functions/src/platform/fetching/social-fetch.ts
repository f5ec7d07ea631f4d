import { PLATFORM_HOSTS } from '@doubloon/contract/links/detect-platform.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

/** Hosts of the six platforms that link and account checks may fetch, and where X answers oEmbed. */
const SOCIAL_HOSTS: readonly string[] = [...PLATFORM_HOSTS, 'publish.twitter.com'];

/** Where the platforms exchange OAuth codes and tell whose a token is. */
const OAUTH_HOSTS: readonly string[] = [
  'api.instagram.com',
  'graph.instagram.com',
  'open.tiktokapis.com',
  'oauth2.googleapis.com',
  'www.googleapis.com',
  'api.x.com',
];

/** The guarded fetch for pages of the social platforms, from the stand-in when `socialWebBase` is set. */
export function createSocialFetch(socialWebBase: string | null): SafeFetch {
  return createSafeFetch({ allowedHosts: [...SOCIAL_HOSTS, ...OAUTH_HOSTS], ...(socialWebBase && { socialWebBase }) });
}
