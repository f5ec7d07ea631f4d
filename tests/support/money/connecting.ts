import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { expect } from 'vitest';
import { callRaw, deps, type RawAnswer } from '../api.ts';
import type { Person } from '../given/person.ts';

/** Returns the address to which an answer redirects; the answer must not be cacheable. */
export function locationOf({ status, headers }: RawAnswer): string {
  expect(status).toBe(302);
  expect(headers.get('cache-control')).toBe('private, no-store');
  return headers.get('location') ?? '';
}

/** A browser in which a person has requested a ticket. */
export interface TicketBrowser {
  readonly cookie: string;
  readonly ticket: string;
}

interface Wishes {
  /** The cookie of a browser that already has one. */
  readonly cookie?: string | undefined;
  readonly readsViews?: boolean;
}

export async function askForTicket(
  person: Person,
  platform: OauthPlatform = 'tiktok',
  { cookie, readsViews }: Wishes = {},
): Promise<TicketBrowser> {
  const answer = await callRaw('POST', '/social-accounts/oauth-tickets', {
    person,
    body: JSON.stringify({ platform, ...(readsViews && { read_views: true }) }),
    ...(cookie && { headers: { cookie } }),
  });
  expect(answer.status).toBe(201);
  const set = answer.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^__session=[\w-]{43}; Max-Age=15552000; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  return { cookie: set.split(';')[0] ?? '', ticket: (answer.body as { ticket: string }).ticket };
}

export const startConnecting = ({ cookie, ticket }: TicketBrowser, platform: OauthPlatform = 'tiktok') =>
  callRaw('GET', `/social-accounts/oauth/${platform}?token=${ticket}`, { headers: { cookie } });

/** Acts as a person on the platform's page, with all boxes ticked by default; returns the query with which the browser comes back. */
export async function decideThere(
  page: string,
  handle: string,
  decision: 'allow' | 'deny' = 'allow',
  granted?: string,
): Promise<URLSearchParams> {
  const form = new URLSearchParams(new URL(page).search);
  form.set('handle', handle);
  form.set('decision', decision);
  if (granted !== undefined) {
    form.set('choices', '1');
    form.set('granted', granted);
  }
  const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
  expect(answer.status, await answer.text()).toBe(302);
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin).toBe(deps().config.siteOrigin);
  return back.searchParams;
}

export const comeBack = (
  query: URLSearchParams,
  { cookie }: Pick<TicketBrowser, 'cookie'>,
  platform: OauthPlatform = 'tiktok',
) => callRaw('GET', `/social-accounts/oauth/${platform}/callback?${query}`, { headers: { cookie } });

/** Connects `handle`, from the ticket to the return from the platform. */
export async function connect(
  person: Person,
  handle: string,
  platform: OauthPlatform = 'tiktok',
  { readsViews = false, granted }: { readsViews?: boolean; granted?: string } = {},
): Promise<string> {
  const browser = await askForTicket(person, platform, { readsViews });
  const page = locationOf(await startConnecting(browser, platform));
  return locationOf(await comeBack(await decideThere(page, handle, 'allow', granted), browser, platform));
}
