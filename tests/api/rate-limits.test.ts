import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { verifyLink } from '@doubloon/contract/links/operations.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../functions/src/app.ts';
import { call, callRaw, deps, refuse } from '../support/api.ts';
import { passMinutes } from '../support/moving-clock.ts';
import { addressOf } from '../../scripts/seeding/network-address.ts';
import { createPerson } from '../support/people.ts';

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
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(850);
    expect(seconds).toBeLessThanOrEqual(900);
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
  let second: Server;
  let url = '';

  beforeAll(async () => {
    second = createServer(createApp(deps())).listen(0, '127.0.0.1');
    await once(second, 'listening');
    url = `http://127.0.0.1:${(second.address() as AddressInfo).port}/api/auth/google`;
  });

  afterAll(() => {
    second.close();
    second.closeAllConnections();
  });

  const knockAtSecond = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const { status } = await fetch(url, { method: 'POST', headers, body: '{"idToken":"x"}' });
    return { status };
  };

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
  it('says how long it lasts', async () => {
    const { email } = await createPerson('content_creator');
    const body = JSON.stringify({ email, password: 'wrong' });
    for (let i = 0; i < 7; i += 1) {
      await callRaw('POST', '/auth/login', { body });
      passMinutes(0.1);
    }
    await callRaw('POST', '/auth/login', { body });
    const answer = await callRaw('POST', '/auth/login', { body });
    expect(answer).toMatchObject({ status: 429, body: { message: /Too many failed attempts/ } });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThanOrEqual(8);
    expect(login.rateLimits[0].max).toBeGreaterThan(9);
  });
});

describe('what is stored of callers', () => {
  it('names none of them and expires', async () => {
    const address = addressOf();
    await knock(address);
    const { docs } = await deps().db.collection(COLLECTIONS.rateLimits).get();
    const kept = docs.filter((doc) => JSON.stringify(doc.data()).includes(address.slice(0, -3)));
    expect(docs.length).toBeGreaterThan(0);
    expect(kept).toEqual([]);
    for (const doc of docs) {
      expect(doc.id).toMatch(/^[\da-f]{64}$/);
      expect((doc.get('expiresAt') as { toMillis: () => number }).toMillis()).toBeGreaterThan(Date.now() - 60_000);
    }
  });
});

describe('declared limits', () => {
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
