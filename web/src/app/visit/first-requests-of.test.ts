import { runInNewContext } from 'node:vm';
import { Role } from '@doubloon/contract/shared/roles.ts';
import { matchRoutes, type LoaderFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, firstDataOf, PAGE_FILES, SHELL } from '../../../vite/page-files.ts';
import { restoreSession } from '../../features/auth/restore-session.ts';
import { REFRESH_AHEAD_MS } from '../../shared/api/bearer-token.ts';
import type { FirstRequestTable } from '../../shared/api/first-requests.ts';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { TOKEN_STORAGE_KEY, useSession, USER_STORAGE_KEY } from '../../shared/state/session.ts';
import { headScript } from '../../testing/head-script.ts';
import { aPerson } from '../../testing/people.ts';
import { appRoutes } from '../routing/app-routes.tsx';
import { firstRequestsOf } from './first-requests-of.ts';

const SESSION = 'POST /auth/verify-token';
const tokenFor = (milliseconds: number) => `h.${btoa(JSON.stringify({ exp: (Date.now() + milliseconds) / 1000 }))}.s`;
const TOKEN = tokenFor(3_600_000);

// Workers live longer than pages.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'firstRequests');
  useSession.setState(useSession.getInitialState(), true);
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Records calls, which are never answered. */
function recordCalls() {
  const calls: string[] = [];
  const sent: RequestInit[] = [];
  const fetch = (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url.replace(/^\/api/, '')}`);
    sent.push(init);
    return new Promise(() => undefined);
  };
  return { calls, sent, fetch };
}

/** Runs the script of a page's head; `stored` is what the browser keeps, undefined when it refuses to. */
function runHead(table: FirstRequestTable | null, address: string, stored: Record<string, string> | undefined) {
  const { calls, sent, fetch } = recordCalls();
  const { pathname, search } = new URL(address, 'https://doubloon.example');
  const window = { matchMedia: () => ({ matches: false }), firstRequests: undefined };
  runInNewContext(headScript, {
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    window,
    fetch,
    atob,
    location: { pathname, search },
    document: {
      documentElement: { className: '', dataset: {} },
      getElementById: () => table && { textContent: JSON.stringify(table) },
    },
    addEventListener: () => undefined,
  });
  return { calls, sent, firstRequests: window.firstRequests };
}

const storedBy = (role: Role, token = TOKEN) => ({
  [TOKEN_STORAGE_KEY]: token,
  [USER_STORAGE_KEY]: JSON.stringify(aPerson({ uid: 'u_1', role })),
});

/** Opens an address as the app does; returns the calls that it makes. */
async function openScreen(address: string, role: Role) {
  const { calls, fetch } = recordCalls();
  vi.stubGlobal('fetch', fetch);
  queryClient.clear();
  useSession.setState({ status: 'restoring', token: TOKEN, user: aPerson({ uid: 'u_1', role }) });
  const { pathname, href } = new URL(address, 'https://doubloon.example');
  const match = matchRoutes(appRoutes, pathname)?.at(-1);
  const { loader } = (match?.route.lazy ?? {}) as { loader?: () => Promise<LoaderFunction> };
  const load = await loader?.();
  void load?.({ params: match?.params, request: new Request(href) } as Parameters<LoaderFunction>[0]);
  void restoreSession();
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  return calls;
}

describe("the calls of a page's head", () => {
  const pages = Object.entries(PAGE_FILES).filter(([, modules]) => modules.includes(SHELL));

  it.each(pages)(
    'on %s are those that its screen makes first, which makes none of them again',
    async (file, modules) => {
      const table = await firstRequestsOf(firstDataOf(modules), addressOf(file));
      for (const role of Role.options) {
        for (const search of ['', '?status=open']) {
          const address = addressOf(file).replace('*', 'id_1') + search;
          const wanted = await openScreen(address, role);
          const { calls, firstRequests } = runHead(table, address, storedBy(role));
          if (search === '') expect([...calls].sort(), role).toEqual([...wanted].sort());
          Object.assign(globalThis, { firstRequests });
          expect(await openScreen(address, role), role).toEqual(wanted.filter((call) => !calls.includes(call)));
          expect(wanted, role).toEqual(expect.arrayContaining(calls));
        }
      }
    },
  );

  it('are made with the headers of the app', async () => {
    const table = await firstRequestsOf('first-data/managed-loot.ts', '/loot-management/*');
    const { sent } = runHead(table, '/loot-management/cmp_1', storedBy('admin'));
    expect(sent.map(({ headers }) => headers)).toEqual(
      [1, 2, 3, 4].map(() => ({ 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` })),
    );
  });

  it('depend on the role, and on the search where the screen does', async () => {
    expect(await firstRequestsOf('first-data/managed-loot.ts', '/loot-management/*')).toMatchObject({
      business_owner: {
        always: ['GET /campaigns/{2}', 'GET /campaigns/{2}/refund', SESSION],
        withoutSearch: ['GET /applications/campaign/{2}?limit=20'],
      },
      content_creator: { always: [SESSION], withoutSearch: [] },
    });
    expect(await firstRequestsOf('first-data/messages.ts', '/messages')).toMatchObject({
      business_owner: { always: ['GET /messaging/conversations?limit=20', SESSION], withoutSearch: [] },
    });
    const { content_creator: creator } = await firstRequestsOf('first-data/dashboard.ts', '/dashboard');
    expect(creator.withoutSearch).toEqual(['GET /dashboard/trends/{uid}?range=30']);
    expect([...creator.always].sort()).toEqual([
      'GET /applications/creator/{uid}?limit=50&status=pending%2Capproved',
      'GET /dashboard/payment-flow/{uid}',
      'GET /dashboard/recent-applications/{uid}?limit=5',
      'GET /dashboard/stats/{uid}',
      'GET /deliverables?limit=50',
      'GET /payments/authorizations/creator/{uid}?limit=20',
      'GET /payments/stripe-connect/account/{uid}',
      SESSION,
    ]);
  });
});

describe("a page's head", () => {
  const table = () => firstRequestsOf('first-data/managed-loot.ts', '/loot-management/*');
  const PLACE = '/loot-management/cmp_1';

  it('calls with a token that the app would not renew first, and with no other', async () => {
    const callsWith = async (token: string) => runHead(await table(), PLACE, storedBy('admin', token)).calls;
    expect(await callsWith(tokenFor(REFRESH_AHEAD_MS + 10_000))).toHaveLength(4);
    for (const token of [tokenFor(REFRESH_AHEAD_MS - 1), tokenFor(-1), 'a.b.c', 'none'])
      expect(await callsWith(token), token).toEqual([]);
  });

  it('asks for nothing under a name that is no id', async () => {
    for (const name of ['a%20b', 'a.b', '']) {
      const { calls } = runHead(await table(), `/loot-management/${name}`, storedBy('admin'));
      expect(calls, name).toEqual([SESSION]);
    }
  });

  it('calls nobody for visitors, unknown roles, without storage, and on pages that name no calls', async () => {
    const runs: [FirstRequestTable | null, Record<string, string> | undefined][] = [
      [await table(), {}],
      [await table(), storedBy('pirate' as Role)],
      [await table(), { ...storedBy('admin'), [USER_STORAGE_KEY]: '{broken' }],
      [await table(), undefined],
      [null, storedBy('admin')],
    ];
    for (const [calls, stored] of runs)
      expect(runHead(calls, PLACE, stored)).toEqual({ calls: [], sent: [], firstRequests: undefined });
  });
});
