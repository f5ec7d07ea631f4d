import { APP_NOT_VERIFIED } from '@doubloon/contract/calls/error-types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps } from '../../support/api.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let guarded: OwnApp;
let creator: Person;
const seen: string[] = [];

beforeAll(async () => {
  creator = await createPerson('content_creator');
  guarded = await startOwnApp({
    config: { ...deps().config, requiresAppCheck: true },
    verifyAppToken: (token) => {
      seen.push(token);
      return token === 'of-our-app' ? Promise.resolve() : Promise.reject(new Error('not ours'));
    },
  });
});

const UNVERIFIED = {
  status: 401,
  body: {
    code: 'unauthenticated',
    errorType: APP_NOT_VERIFIED,
    message: 'This app could not be verified. Please reload the page and try again.',
  },
};

describe('where App Check is required', () => {
  const ask = (path: string, token?: string) =>
    guarded.ask('GET', path, { person: creator, ...(token && { headers: { 'x-firebase-appcheck': token } }) });

  it('a call needs a token of the product’s own app, a private one as well as a public one', async () => {
    for (const [path, status] of [
      ['/auth/profile', 200],
      ['/campaigns/nothing', 404],
    ] as const) {
      expect(await ask(path)).toMatchObject(UNVERIFIED);
      expect(await ask(path, 'of-another-app')).toMatchObject(UNVERIFIED);
      expect(await ask(path, 'of-our-app')).toMatchObject({ status });
    }
    expect(new Set(seen)).toEqual(new Set(['of-another-app', 'of-our-app']));
  });

  it('an ended session is told apart from an app that is not verified', async () => {
    const headers = { 'x-firebase-appcheck': 'of-our-app' };
    const { status, body } = await guarded.ask('GET', '/auth/profile', { headers });
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(body).not.toHaveProperty('errorType');
  });

  it('monitors, mail programs, calendars and the payment provider do without', async () => {
    expect(await ask('/health')).toMatchObject({ status: 200 });
    expect(await guarded.ask('POST', '/mails/stop')).toMatchObject({ status: 422 });
    expect(await guarded.ask('GET', '/calendar/deadlines.ics?token=none')).toMatchObject({ status: 404 });
    const event = await guarded.ask('POST', '/webhooks/stripe');
    expect(event).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });
});

describe('where it is not required', () => {
  it('a token is not looked at', async () => {
    const headers = { 'x-firebase-appcheck': 'of-another-app' };
    expect(await callRaw('GET', '/auth/profile', { person: creator, headers })).toMatchObject({ status: 200 });
  });
});
