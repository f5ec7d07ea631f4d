import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwnAppToken } from '../../../functions/src/platform/identity/app-check.ts';
import { deps, logLines } from '../../support/api.ts';
import { startGoogle, type GoogleStandIn } from '../../support/given/google-stand-in.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { startOwnApp, type OwnApp } from '../../support/setup/own-app.ts';
import { createUnproven } from '../../support/given/people.ts';

const APP_ID = '1:23:web:45';
const NEW_PASSWORD = 'a better one';

let google: GoogleStandIn;
const appFor = (appId: string | null): Promise<OwnApp> => {
  const { config, clock, log } = deps();
  const ownAppToken = createOwnAppToken(appId, (id) => google.appCheck.createToken(id), clock, log);
  return startOwnApp({ config: { ...config, authEmulatorHost: google.identityHost }, ownAppToken });
};

beforeAll(async () => {
  google = await startGoogle('treasure', APP_ID);
});
afterAll(() => google.stop());

describe('where App Check is enforced for Authentication', () => {
  it('people sign in, get a new password and prove their e-mail: the back end is vouched for, by one token', async () => {
    const person = await createUnproven('content_creator');
    const product = await appFor(APP_ID);
    const { email } = person;
    expect(
      await product.ask('POST', '/auth/login', { body: { email: person.email, password: person.password } }),
    ).toMatchObject({ status: 200 });
    expect(await product.ask('POST', '/auth/email-verification', { person })).toMatchObject({ status: 200 });
    const proof = await lastMailedCode(email, 'VERIFY_EMAIL');
    expect(await product.ask('POST', '/auth/email-verification/confirm', { body: { code: proof } })).toMatchObject({
      status: 200,
    });
    expect(await product.ask('POST', '/auth/password-reset', { body: { email } })).toMatchObject({ status: 200 });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    const reset = { code, password: NEW_PASSWORD };
    expect(await product.ask('POST', '/auth/password-reset/confirm', { body: reset })).toMatchObject({ status: 200 });
    expect(await product.ask('POST', '/auth/login', { body: { email, password: NEW_PASSWORD } })).toMatchObject({
      status: 200,
    });
    expect(google.minted()).toBe(1);
  });

  it('a wrong password is still a wrong password', async () => {
    const { email } = await createUnproven('content_creator');
    const product = await appFor(APP_ID);
    const guess = await product.ask('POST', '/auth/login', { body: { email, password: 'a guess' } });
    expect(guess).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'Invalid email or password' },
    });
  });

  it('who guesses passwords past the product gets no answer, with a made-up token neither', async () => {
    const { email, password } = await createUnproven('content_creator');
    for (const token of [undefined, 'made-up']) {
      const address = `http://${google.identityHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=public`;
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { 'x-firebase-appcheck': token }) },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      });
      expect(response.status).toBe(401);
    }
  });

  it.each([
    ['no app', null],
    ['an app that is not the project’s', '1:23:web:46'],
  ])('a back end with %s cannot check passwords, and says in the log why', async (_case, appId) => {
    const person = await createUnproven('content_creator');
    const product = await appFor(appId);
    logLines.length = 0;
    expect(
      await product.ask('POST', '/auth/login', { body: { email: person.email, password: person.password } }),
    ).toMatchObject({
      status: 500,
      body: { code: 'internal' },
    });
    expect(JSON.stringify(logLines)).toContain('Firebase App Check token is invalid.');
    expect(logLines.some(({ message }) => message === 'no App Check token for calls of the back end')).toBe(
      appId !== null,
    );
  });
});
