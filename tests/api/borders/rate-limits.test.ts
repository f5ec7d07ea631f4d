import { createHash } from 'node:crypto';
import { getRole, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { verifyLink } from '@doubloon/contract/links/operations.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { deleteReview } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { ErrorEnvelope } from '@doubloon/contract/calls/errors.ts';
import { UNLIMITED } from '@doubloon/contract/calls/define-operation.ts';
import type { Operation, RateLimit } from '@doubloon/contract/calls/operation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginAttempt } from '../../../functions/src/auth/sign-ins.store.ts';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { call, callRaw, deps, refuse } from '../../support/api.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';
import { createPerson, unique } from '../../support/given/people.ts';

/** The one limit that an operation has by default. */
function only(operation: Operation): RateLimit {
  const [limit, ...others] = operation.rateLimits ?? [];
  if (!limit || others.length > 0) throw new Error(`${operation.id} has not one limit`);
  return limit;
}

// Windows are counted by a stopped clock, independent of the machine's speed.
beforeAll(stopClock);

const MAX = loginWithGoogle.rateLimits[0].max;

const knock = (address: string) =>
  callRaw('POST', '/auth/google', { body: '{"idToken":"x"}', headers: { 'x-forwarded-for': address } });

const statuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

const knockTogether = (address: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => knock(address)));

describe('the limit of an address', () => {
  it('refuses what comes after it, says when to come back, and lets pass again then', async () => {
    const address = addressOf();
    expect(statuses(await knockTogether(address, MAX))).toEqual({ 401: MAX });
    const refused = await knock(address);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(900);
    expect((await knock(addressOf())).status).toBe(401);
    passMinutes(14);
    expect((await knock(address)).status).toBe(429);
    passMinutes(1.1);
    expect((await knock(address)).status).toBe(401);
  });

  it('counts a whole IPv6 network as one and takes no word from the caller about it', async () => {
    const network = addressOf().replace(/::1$/, '');
    const answers = await Promise.all(
      Array.from({ length: MAX + 5 }, (_, n) => knock(`203.0.113.${n}, 66.249.80.1, ${network}::${n + 1}`)),
    );
    expect(statuses(answers)).toEqual({ 401: MAX, 429: 5 });
  });

  it('finds the caller behind Google’s front end', async () => {
    const address = addressOf();
    await knockTogether(`198.51.100.1, ${address}, 66.249.80.1`, MAX);
    expect((await knock(address)).status).toBe(429);
    expect((await knock(`${addressOf()}, 66.249.80.1`)).status).toBe(401);
  });
});

describe('two instances of the API', () => {
  let second: OwnApp;

  beforeAll(async () => {
    second = await startOwnApp();
  });

  const knockAtSecond = (address: string) =>
    second.ask('POST', '/auth/google', { body: { idToken: 'x' }, headers: { 'x-forwarded-for': address } });

  it('let exactly as many pass together as one, also when all come at once', async () => {
    const address = addressOf();
    const answers = await Promise.all(
      Array.from({ length: MAX + 20 }, (_, n) => (n % 2 ? knock(address) : knockAtSecond(address))),
    );
    expect(statuses(answers)).toEqual({ 401: MAX, 429: 20 });
  });

  it('go on counting where the other stopped', async () => {
    const address = addressOf();
    await knockTogether(address, MAX);
    expect((await knockAtSecond(address)).status).toBe(429);
  });
});

describe('the limit of a user', () => {
  it('is one for all operations that share it, whatever the address and input', async () => {
    const creator = await createPerson('content_creator');
    const { max } = verifyLink.rateLimits[0];
    const half = max / 2;
    const check = (path: string) =>
      callRaw('POST', path, { person: creator, body: '{}', headers: { 'x-forwarded-for': addressOf() } });
    const answers = await Promise.all([
      ...Array.from({ length: half }, () => check('/utils/verify-link')),
      ...Array.from({ length: half }, () => check('/utils/verify-account')),
    ]);
    expect(statuses(answers)).toEqual({ 422: max });
    expect(await refuse(verifyLink, { body: { url: 'https://youtu.be/dQw4w9WgXcQ' } }, creator)).toMatchObject({
      status: 429,
    });
    const other = await createPerson('content_creator');
    const { ok } = await call(verifyLink, { body: { url: 'https://example.com/' } }, other);
    expect(ok).toBe(true);
  });
});

describe('the pause after wrong passwords', () => {
  interface Try {
    readonly seen: unknown[];
    readonly wait: number;
  }

  /** Each e-mail is guessed at from a network of its own. */
  function networkFor(email: string): string {
    const [a, b] = createHash('sha256').update(email.toLowerCase()).digest();
    return `198.19.${a}.${b}`;
  }

  /** A try to sign in: everything about the answer that could tell cases apart, and how many seconds to wait. */
  async function attempt(email: string, password: string): Promise<Try> {
    const { status, headers, body } = await callRaw('POST', '/auth/login', {
      body: JSON.stringify({ email, password }),
      headers: { 'x-forwarded-for': networkFor(email) },
    });
    const { code, message } = ErrorEnvelope.parse(body);
    return { seen: [status, code, message, [...headers.keys()].sort()], wait: Number(headers.get('retry-after') ?? 0) };
  }

  /** Ten failures in the last hour and a half, the last of them just now. */
  async function failTenTimes(email: string): Promise<void> {
    const now = deps().clock.now().getTime();
    for (let ago = 9; ago >= 0; ago -= 1) {
      const tried = { email, network: networkFor(email), fingerprint: null };
      expect(await beginAttempt(deps(), tried, new Date(now - ago * 600_000))).toMatchObject({ waitMs: 0 });
    }
  }

  it('is the same for a wrong password, an unknown e-mail and a disabled user', async () => {
    const known = await createPerson('content_creator');
    const disabled = await createPerson('content_creator');
    await deps().auth.updateUser(disabled.uid, { disabled: true });
    const cases = [
      [known.email, 'wrong'],
      [`${unique('nobody')}@example.com`, 'wrong'],
      [disabled.email.toUpperCase(), disabled.password],
    ] as const;
    const first = await Promise.all(cases.map(([email, password]) => attempt(email, password)));
    expect(new Set(first.map(({ seen }) => JSON.stringify(seen))).size).toBe(1);
    expect(first[0]).toMatchObject({ wait: 0 });
    expect(first[0]?.seen.slice(0, 3)).toEqual([401, 'unauthenticated', 'Invalid email or password']);

    passMinutes(120);
    for (const [email] of cases) await failTenTimes(email);
    const paused = await Promise.all(cases.map(([email, password]) => attempt(email, password)));
    expect(new Set(paused.map(({ seen }) => JSON.stringify(seen))).size).toBe(1);
    expect(paused[0]?.seen[0]).toBe(429);
    // The first try of each counts as well.
    for (const { wait } of paused) expect(wait).toBe(64);
  });

  it('doubles, says how long it lasts, and is over then', async () => {
    const { email } = await createPerson('content_creator');
    await failTenTimes(email);
    for (const seconds of [32, 64, 128]) {
      const { seen, wait } = await attempt(email, 'wrong');
      expect(seen[0]).toBe(429);
      expect(wait).toBe(seconds);
      passMinutes(wait / 60);
      expect((await attempt(email, 'wrong')).seen[0]).toBe(401);
    }
  });
});

describe('what is stored of callers', () => {
  it('names none of them and expires', async () => {
    const address = addressOf();
    const limits = deps().db.firestore.collection(COLLECTIONS.rateLimits);
    // Those of others may have expired long ago: here nobody removes them.
    const before = new Set((await limits.get()).docs.map(({ id }) => id));
    await knock(address);
    const { docs } = await limits.get();
    const kept = docs.filter((doc) => JSON.stringify(doc.data()).includes(address.slice(0, -3)));
    const added = docs.filter(({ id }) => !before.has(id));
    expect(added.length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
    for (const doc of added) {
      expect(doc.id).toMatch(/^[\da-f]{64}$/);
      expect((doc.get('expiresAt') as { toMillis: () => number }).toMillis()).toBeGreaterThan(
        deps().clock.now().getTime(),
      );
    }
  });
});

/** Whoever calls these without end uses up what the payment provider answers, and nobody could pay any more. */
const ASKING_THE_PAYMENT_PROVIDER = [
  'startCheckout',
  'cancelCheckout',
  'completeCheckout',
  'getCampaignByPayment',
  'createConnectedAccount',
  'createConnectedAccountLink',
  'createDashboardLink',
  'getConnectedAccount',
  'getOwnConnectedAccount',
  'decideDeliverable',
  'updateProof',
  'approvePayment',
  'retryPayout',
  'resolveOwnPayout',
];

describe('the limits of operations that declare none', () => {
  it('count what is read within the instance, without a document', async () => {
    const creator = await createPerson('content_creator');
    const { max } = only(getRole);
    const answers = await Promise.all(
      Array.from({ length: max + 5 }, () => callRaw('GET', '/auth/role', { person: creator })),
    );
    expect(statuses(answers)).toEqual({ 200: max, 429: 5 });
    expect(answers.flatMap(({ usage }) => usage.written)).toEqual([]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBe(60);
    expect((await callRaw('GET', '/auth/profile', { person: creator })).status).toBe(200);
    passMinutes(1.1);
    expect((await callRaw('GET', '/auth/role', { person: creator })).status).toBe(200);
  });

  it('count what is written for all instances', async () => {
    const creator = await createPerson('content_creator');
    const second = await startOwnApp();
    const { max } = only(deleteReview);
    const path = '/reviews/rev_1';
    const answers = await Promise.all(
      Array.from({ length: max + 4 }, (_, n) =>
        n % 2 ? callRaw('DELETE', path, { person: creator }) : second.ask('DELETE', path, { person: creator }),
      ),
    );
    expect(statuses(answers)).toEqual({ 404: max, 429: 4 });
  });

  it('exist for every operation but those that are named with their reason', () => {
    const without = OPERATIONS.filter(({ operation }) => !operation.rateLimits?.length).map(
      ({ operation }) => operation.id,
    );
    expect(without.sort()).toEqual(Object.keys(UNLIMITED).sort());
  });

  it('never count within instances alone what writes', () => {
    const lax = OPERATIONS.filter(
      ({ operation: { cost, rateLimits = [] } }) =>
        cost.writes > 0 && rateLimits.length > 0 && rateLimits.every(({ within }) => within === 'instance'),
    );
    expect(lax).toEqual([]);
  });
});

describe('declared limits', () => {
  it.each(ASKING_THE_PAYMENT_PROVIDER)('bound how often %s asks the payment provider', (id) => {
    const declared = OPERATIONS.find(({ operation }) => operation.id === id)?.operation.rateLimits;
    expect(declared?.length).toBeGreaterThan(0);
  });

  it('mean the same wherever they share a bucket, and stay small documents', () => {
    const byBucket = new Map<string, string>();
    for (const { operation } of OPERATIONS) {
      for (const limit of operation.rateLimits ?? []) {
        const name = `${limit.bucket} ${limit.per}`;
        const meaning = JSON.stringify([limit.max, limit.windowSeconds]);
        expect(byBucket.get(name) ?? meaning, name).toBe(meaning);
        byBucket.set(name, meaning);
        expect(limit.max).toBeLessThanOrEqual(500);
        const knowsCaller = operation.access.kind === 'signedIn' || operation.access.kind === 'roles';
        expect(limit.per === 'address' || knowsCaller, operation.id).toBe(true);
      }
    }
    expect(byBucket.size).toBeGreaterThan(5);
  });
});
