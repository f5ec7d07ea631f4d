import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSED_CALLS } from '../../../functions/src/platform/limits/rate-limiter.ts';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { callRaw, deps, type RawAnswer } from '../../support/api.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let creator: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  // Windows are counted by a stopped clock, independent of the machine's speed.
  stopClock();
});

const { max } = REFUSED_CALLS;
const badToken = { authorization: 'Bearer none' };

/** Calls from one network that are refused before their operation looks at them, each for another reason. */
const REFUSALS: readonly [status: number, call: (headers: Record<string, string>) => Promise<RawAnswer>][] = [
  [401, (headers) => callRaw('GET', '/auth/profile', { headers: { ...headers, ...badToken } })],
  [403, (headers) => callRaw('GET', '/admin/audit', { headers, person: creator })],
  [403, (headers) => callRaw('POST', '/campaigns', { headers, person: creator, body: '{}' })],
  [
    415,
    (headers) => callRaw('POST', '/auth/login', { headers: { ...headers, 'content-type': 'text/plain' }, body: 'x' }),
  ],
];

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

/** Sends `times` calls that are refused from an address, the same number of each kind. */
const flood = (address: string, times: number): Promise<RawAnswer[]> => {
  const calls = Array.from({ length: times / REFUSALS.length }, () => REFUSALS.map(([, call]) => call)).flat();
  return Promise.all(calls.map((call) => call({ 'x-forwarded-for': address })));
};

describe('calls that are refused at the door', () => {
  it('end in a pause of their network, whatever they are refused for, without a look at the database', async () => {
    const address = addressOf();
    const first = await flood(address, max);
    const quarter = max / REFUSALS.length;
    expect(statuses(first)).toEqual({ 401: quarter, 403: 2 * quarter, 415: quarter });
    const answers = [...first, ...(await flood(address, 20))];
    expect(statuses(answers)).toMatchObject({ 429: 20 });
    expect(answers.flatMap(({ usage }) => [usage.reads, usage.writes]).filter((count) => count > 0)).toEqual([]);
    for (const [, call] of REFUSALS) {
      const paused = await call({ 'x-forwarded-for': address });
      expect(paused).toMatchObject({ status: 429, body: { code: 'too_many_requests', retryAfterSeconds: 60 } });
      expect(paused.headers.get('retry-after')).toBe('60');
    }
    expect((await callRaw('GET', '/auth/profile', { headers: badToken })).status, 'another network').toBe(401);
    const ofMonitor = await callRaw('GET', '/health', { headers: { 'x-forwarded-for': address } });
    expect(ofMonitor.status, 'a monitor').toBe(200);
    passMinutes(1.1);
    expect((await flood(address, REFUSALS.length)).map(({ status }) => status)).toEqual(
      REFUSALS.map(([status]) => status),
    );
  });

  it('are none of those that are let in, however many', async () => {
    const headers = { 'x-forwarded-for': addressOf() };
    const paths = ['/auth/role', '/auth/profile', `/notifications/unread-count/${creator.uid}`];
    const answers = await Promise.all(
      Array.from({ length: max + 30 }, (_, n) =>
        callRaw('GET', paths[n % paths.length] ?? '', { headers, person: creator }),
      ),
    );
    expect(statuses(answers)).toEqual({ 200: max + 30 });
    const bad = await callRaw('GET', '/auth/profile', { headers: { ...headers, ...badToken } });
    expect(bad.status).toBe(401);
  });

  it('include those of apps that nothing vouches for, which are not looked at any more then', async () => {
    let looks = 0;
    const guarded = await startOwnApp({
      config: { ...deps().config, requiresAppCheck: true },
      verifyAppToken: () => {
        looks += 1;
        return Promise.reject(new Error('not ours'));
      },
    });
    const headers = { 'x-forwarded-for': addressOf(), 'x-firebase-appcheck': 'of-another-app' };
    const ask = () => guarded.ask('GET', '/campaigns', { headers });
    for (let calls = 0; calls < max; calls += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      expect(answers.filter(({ body }) => (body as { errorType?: string }).errorType !== APP_NOT_VERIFIED)).toEqual([]);
    }
    expect(looks).toBe(max);
    expect(await ask()).toMatchObject({ status: 429, body: { retryAfterSeconds: 60 } });
    expect(looks).toBe(max);
  });
});
