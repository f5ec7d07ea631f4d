import { isShortLink } from '@doubloon/contract/links/post-url.ts';
import type { SafeFetch } from '../platform/fetching/safe-fetch.ts';
import { isGone, tryFetch } from './read-page.ts';

/** Where an address leads: `invalid` when nowhere or off the platforms, `unverifiable` when the platform did not say. */
export type Destination = { status: 'valid'; url: string } | { status: 'invalid' | 'unverifiable' };

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
