import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLATFORM_HOSTS } from '@doubloon/contract/links/detect-platform.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSafeFetch, type SafeFetch } from '../../../functions/src/platform/fetching/safe-fetch.ts';
import {
  approvedCreator,
  newPostId,
  reportOf,
  deliverablesOf,
  type ApprovedCreator,
} from '../../support/given/approved-creators.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';
import { createPerson } from '../../support/given/people.ts';

/** Where nothing of ours may ever ask, as addresses that people could hand in. */
const PLACES = [
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://\u2460\u2461\u2466.0.0.1/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'https://169.254.169.254/computeMetadata/v1/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
];

/** The addresses of a post and of an account that look like TikTok's. */
const LOOK_ALIKES = [
  'https://www.tiktok.com@127.0.0.1',
  'https://user:secret@www.tiktok.com',
  'https://www.tiktok.com:8443',
  'https://www.tiktok.com:80',
  'https://www.tiktok.com.',
  'https://www.tiktok.com.evil.example',
  'https://evil.example/www.tiktok.com',
  'https://evil.example#www.tiktok.com',
  'https://evil.example?www.tiktok.com',
  'https://evil.example\\@www.tiktok.com',
  'https://www.tiktok\u3002com.evil.example',
  'https://www.t\u0456ktok.com',
  'https://www.xn--tktok-n9e.com',
  'https://\uff54iktok.com.evil.example',
  'https://www.tiktok.com%00.evil.example',
  'https://www.tiktok.com%2eevil.example',
  '//www.tiktok.com.evil.example',
];

let app: OwnApp;
let approved: ApprovedCreator;
/** Server that stands in for the platforms in the guarded fetch: `vm.tiktok.com/rN` redirects to place N. */
let platforms: Server;
let asked: string[] = [];

beforeAll(async () => {
  platforms = createServer((request, response) => {
    asked.push(request.url ?? '');
    const place = /^\/vm\.tiktok\.com\/r(\d+)$/.exec(request.url ?? '')?.[1];
    if (place === undefined) response.writeHead(404).end();
    else response.writeHead(302, { location: encodeURI(PLACES[Number(place)] ?? '') }).end();
  }).listen(0, '127.0.0.1');
  await once(platforms, 'listening');
  const socialWebBase = `http://127.0.0.1:${(platforms.address() as AddressInfo).port}`;
  app = await startOwnApp({
    safeFetch: createSafeFetch({ allowedHosts: PLATFORM_HOSTS, socialWebBase, timeoutMs: 60_000 }),
  });
  approved = await approvedCreator(await createPerson('business_owner'));
});

afterAll(() => {
  platforms.close();
  platforms.closeAllConnections();
});

beforeEach(() => {
  asked = [];
  // Every address is tried with several operations, which count against one limit.
  passMinutes(11);
});

interface Attempt {
  readonly what: string;
  readonly status: number;
  readonly isValid: boolean;
}

/** Hands a post's and an account's address to every operation that looks at one. */
async function handIn(through: OwnApp, post: string, account: string): Promise<Attempt[]> {
  const person = approved.creator;
  const calls: [string, string, object][] = [
    ['POST', '/utils/verify-link', { url: post }],
    ['POST', '/utils/verify-account', { url: account, platform: 'tiktok' }],
    ['POST', '/deliverables', reportOf(approved.application, post).body],
    ['POST', '/social-accounts/verification-code', { platform: 'tiktok', accountUrl: account }],
    ['PUT', '/auth/social-links', { platform: 'tiktok', accountUrl: account }],
  ];
  const attempts: Attempt[] = [];
  for (const [method, path, body] of calls) {
    const answer = await through.ask(method, path, { person, body });
    attempts.push({
      what: `${method} ${path}`,
      status: answer.status,
      isValid: (answer.body as { isValid?: boolean }).isValid ?? answer.status < 400,
    });
  }
  return attempts;
}

function expectRefused(attempts: readonly Attempt[], refusals: readonly number[] = [409, 422]): void {
  for (const { what, status, isValid } of attempts) {
    expect(isValid, what).toBe(false);
    expect([200, ...refusals], what).toContain(status);
  }
}

describe('an address of a place inside', () => {
  it.each(PLACES)('is refused by every operation before anything is asked: %s', async (place) => {
    expectRefused(await handIn(app, `${place}@mina/video/${newPostId()}`, `${place}@mina`));
    expectRefused(await handIn(app, place, place));
    expect(asked).toEqual([]);
  });

  it.each(PLACES.map((place, index) => [place, index] as const))(
    'is not followed when a platform redirects there: %s',
    async (_place, index) => {
      const short = `https://vm.tiktok.com/r${index}`;
      expectRefused(await handIn(app, short, short));
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set([`/vm.tiktok.com/r${index}`]));
    },
  );
});

describe('an address that looks like a platform’s', () => {
  it.each(LOOK_ALIKES)('is refused by every operation before anything is asked: %s', async (origin) => {
    expectRefused(await handIn(app, `${origin}/@mina/video/${newPostId()}`, `${origin}/@mina`));
    expect(asked).toEqual([]);
  });
});

describe('a platform’s own name', () => {
  const post = () => `https://www.tiktok.com/@mina/video/${newPostId()}`;
  const account = 'https://www.tiktok.com/@mina';

  async function appResolvingTo(
    answers: readonly (readonly string[])[],
  ): Promise<{ through: OwnApp; lookups: () => number }> {
    let lookups = 0;
    const safeFetch: SafeFetch = createSafeFetch({
      allowedHosts: PLATFORM_HOSTS,
      timeoutMs: 300,
      lookup: () => {
        const answer = answers[Math.min(lookups, answers.length - 1)] ?? [];
        lookups += 1;
        return Promise.resolve(answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
      },
    });
    return { through: await startOwnApp({ safeFetch }), lookups: () => lookups };
  }

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['192.168.0.1']],
    [['169.254.169.254']],
    [['0.0.0.0']],
    [['::1']],
    [['fe80::1']],
    [['fd00::1']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::a9fe:a9fe']],
    [['93.184.216.34', '127.0.0.1']],
    [['127.0.0.1', '93.184.216.34']],
  ])('that leads to %j is not asked', async (addresses) => {
    const { through, lookups } = await appResolvingTo([addresses]);
    expectRefused(await handIn(through, post(), account), [409, 422, 502]);
    expect(lookups()).toBeGreaterThan(0);
    expect(await deliverablesOf(approved.creator)).toEqual([]);
  });

  it('that changes its address between two look-ups is looked up once for each connection', async () => {
    const { through, lookups } = await appResolvingTo([['93.184.216.34'], ['127.0.0.1']]);
    const { body } = await through.ask('POST', '/utils/verify-account', {
      person: approved.creator,
      body: { url: account, platform: 'tiktok' },
    });
    expect(body).toMatchObject({ isValid: false, status: 'unverifiable' });
    expect(lookups()).toBe(1);
  });
});
