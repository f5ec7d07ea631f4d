import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../functions/src/app.ts';
import { callRaw, deps } from '../support/api.ts';
import { createPerson } from '../support/people.ts';
import type { Person } from '../support/person.ts';

let server: Server;
let creator: Person;
const seen: string[] = [];

beforeAll(async () => {
  creator = await createPerson('content_creator');
  const app = createApp({
    ...deps(),
    config: { ...deps().config, requiresAppCheck: true },
    verifyAppToken: (token) => {
      seen.push(token);
      return token === 'of-our-app' ? Promise.resolve() : Promise.reject(new Error('not ours'));
    },
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${creator.idToken}`, ...headers },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const UNVERIFIED = {
  status: 401,
  body: {
    code: 'unauthenticated',
    message: 'This app could not be verified. Please reload the page and try again.',
  },
};

describe('where App Check is required', () => {
  it('a call needs a token of the product’s own app, a private one as well as a public one', async () => {
    for (const [path, status] of [
      ['/auth/profile', 200],
      ['/campaigns/nothing', 404],
    ] as const) {
      expect(await ask('GET', path)).toMatchObject(UNVERIFIED);
      expect(await ask('GET', path, { 'x-firebase-appcheck': 'of-another-app' })).toMatchObject(UNVERIFIED);
      expect(await ask('GET', path, { 'x-firebase-appcheck': 'of-our-app' })).toMatchObject({ status });
    }
    expect(new Set(seen)).toEqual(new Set(['of-another-app', 'of-our-app']));
  });

  it('monitors and the payment provider do without', async () => {
    expect(await ask('GET', '/health')).toMatchObject({ status: 200 });
    expect(await ask('POST', '/webhooks/stripe')).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });
});

describe('where it is not required', () => {
  it('a token is not looked at', async () => {
    const headers = { 'x-firebase-appcheck': 'of-another-app' };
    expect(await callRaw('GET', '/auth/profile', { person: creator, headers })).toMatchObject({ status: 200 });
  });
});
