import { PLATFORM_HOSTS } from '@doubloon/contract/links/detect-platform.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

/** Hosts of the six platforms that link and account checks may fetch, and where X answers oEmbed. */
const SOCIAL_HOSTS: readonly string[] = [...PLATFORM_HOSTS, 'publish.twitter.com'];

/** The guarded fetch for pages of the social platforms, from the stand-in when `socialWebBase` is set. */
export function createSocialFetch(socialWebBase: string | null): SafeFetch {
  return createSafeFetch({ allowedHosts: SOCIAL_HOSTS, ...(socialWebBase && { socialWebBase }) });
}
