import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

/** Hosts of the six platforms that link and account checks may fetch; subdomains are listed one by one. */
const SOCIAL_HOSTS: readonly string[] = [];

/** The guarded fetch for pages of the social platforms, from the stand-in when `socialWebBase` is set. */
export function createSocialFetch(socialWebBase: string | null): SafeFetch {
  return createSafeFetch({ allowedHosts: SOCIAL_HOSTS, ...(socialWebBase && { socialWebBase }) });
}
