import { OPERATIONS } from '@doubloon/contract/operations.ts';
import type { Operation } from '@doubloon/contract/calls/operation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { deps } from '../../support/api.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const [USER, NETWORK] = [3, 5];
const TOO_MANY = { status: 429, body: { code: 'too_many_requests' } };

let app: OwnApp;
let people: Record<'business_owner' | 'content_creator' | 'admin', Person>;

beforeAll(async () => {
  stopClock();
  app = await startOwnApp({ config: { ...deps().config, callsPerMinute: { user: USER, network: NETWORK } } });
  people = {
    business_owner: await createPerson('business_owner'),
    content_creator: await createPerson('content_creator'),
    admin: await createPerson('admin'),
  };
});

const times = async <T>(count: number, run: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let done = 0; done < count; done += 1) answers.push(await run());
  return answers;
};

const addressIn = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, 'x');

const operations = OPERATIONS.map(({ operation }: { operation: Operation }) => operation);
const webhooks = operations.filter(({ access }) => access.kind === 'webhook');
const others = operations.filter(({ access }) => access.kind !== 'webhook');

describe('the calls of a network, whatever they ask for', () => {
  it('are answered as often as is set, and again as tokens come back', async () => {
    const headers = { 'x-forwarded-for': addressOf() };
    const health = () => app.ask('GET', '/health', { headers });
    expect((await times(NETWORK, health)).map(({ status }) => status)).toEqual(Array(NETWORK).fill(200));
    const refused = await health();
    expect(refused).toMatchObject({ ...TOO_MANY, body: { retryAfterSeconds: 12 } });
    expect(refused.headers.get('retry-after')).toBe('12');
    expect((await app.ask('GET', '/health')).status, 'another network').toBe(200);
    passMinutes(0.2);
    expect((await health()).status).toBe(200);
    expect((await health()).status).toBe(429);
  });

  it('are refused for every operation that is no webhook, for the documentation and for unknown addresses', async () => {
    const headers = { 'x-forwarded-for': addressOf() };
    await times(NETWORK, () => app.ask('GET', '/nowhere', { headers }));
    for (const operation of others) {
      const { method } = operation;
      expect(await app.ask(method, addressIn(operation), { headers }), operation.id).toMatchObject(TOO_MANY);
    }
    expect(await app.ask('GET', '/openapi.json', { headers })).toMatchObject(TOO_MANY);
    expect(await app.ask('GET', '/nowhere', { headers })).toMatchObject(TOO_MANY);
  });

  it('count without the events of the payment provider, of which only refused ones have an end', async () => {
    const headers = { 'x-forwarded-for': addressOf(), 'stripe-signature': 'forged' };
    await times(NETWORK + 1, () => app.ask('GET', '/health', { headers }));
    for (const { path } of webhooks) {
      expect((await app.ask('POST', path, { headers, body: {} })).status).toBe(400);
    }
    const forge = () => app.ask('POST', webhooks[0]?.path ?? '', { headers, body: {} });
    const forged = await times(600, forge);
    expect(forged.filter(({ status }) => status === 400)).toHaveLength(600 - webhooks.length);
    expect(await forge()).toMatchObject({ ...TOO_MANY, body: { retryAfterSeconds: 60 } });
  });
});

describe('the calls of a user', () => {
  const ofUsers = others.filter(({ access }) => access.kind === 'signedIn' || access.kind === 'roles');

  function callerOf({ access }: Operation): Person {
    const [role] = access.kind === 'roles' ? access.roles : (['content_creator'] as const);
    return people[role as keyof typeof people];
  }

  it('are refused for every operation that asks who calls, from whatever network, and leave others alone', async () => {
    for (const person of Object.values(people)) await times(USER, () => askOnce('/auth/role', person));
    for (const operation of ofUsers) {
      const options = {
        person: callerOf(operation),
        headers: { 'x-forwarded-for': addressOf() },
        ...formOf(operation),
      };
      const answer = await app.ask(operation.method, addressIn(operation), options);
      expect(answer, operation.id).toMatchObject({ ...TOO_MANY, body: { retryAfterSeconds: 20 } });
    }
    const other = await createPerson('content_creator');
    expect((await askOnce('/auth/role', other)).status).toBe(200);
    passMinutes(1);
    expect((await askOnce('/auth/role', people.admin)).status).toBe(200);
  });

  const askOnce = (path: string, person: Person) =>
    app.ask('GET', path, { person, headers: { 'x-forwarded-for': addressOf() } });

  const formOf = ({ upload }: Operation) =>
    upload ? { headers: { 'x-forwarded-for': addressOf(), 'content-type': 'multipart/form-data; boundary=x' } } : {};
});
