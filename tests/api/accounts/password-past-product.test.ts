import {
  confirmPasswordReset,
  getProfile,
  login,
  loginWithGoogle,
  logout,
  requestPasswordReset,
  updateProfile,
} from '@doubloon/contract/auth/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { setPasswordDirectly, signInDirectly } from '../../support/given/identities.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

const PASSWORD = 'a thief’s password';

let email: string;
let uid: string;
let idToken: string;
/** The person of the test, with the session that it names. */
let person: Person;

/** Somebody who came with Google and has no password here. */
beforeEach(async () => {
  email = `${unique('g')}@gmail.com`;
  idToken = await googleIdToken(email);
  ({ uid } = (await succeed(loginWithGoogle, { body: { idToken } })).user);
  person = { uid, email, idToken, role: 'user', name: 'Gia Popup', password: PASSWORD };
});

const session = (token = idToken): Person => ({ ...person, idToken: token });
const providers = async () => (await deps().auth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();
const signIn = (password: string) => newBrowser('198.18.7.8').ask(login, { body: { email, password } });

/** Sets a password with a stolen session, past the product, and lets the second pass in which Firebase counts sessions. */
async function setPassword(): Promise<void> {
  await setPasswordDirectly({ idToken }, PASSWORD);
  expect(await providers()).toEqual(['google.com', 'password']);
  await nextSecondAfter(await googleIdToken(email));
}

describe('a password that a stolen session has given to an account of Google', () => {
  it('signs nobody in, and is removed with all sessions', async () => {
    await setPassword();
    const direct = await signInDirectly({ email, password: PASSWORD });
    await nextSecondAfter(direct);
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401 });
    expect(await providers()).toEqual(['google.com']);
    for (const token of [idToken, direct]) {
      expect(await refuse(updateProfile, { body: { name: 'Was here' } }, session(token))).toMatchObject({
        status: 401,
      });
    }
  });

  it('begins no session at the identity service that counts here', async () => {
    await setPassword();
    const direct = await signInDirectly({ email, password: PASSWORD });
    expect(await refuse(updateProfile, { body: { name: 'Was here' } }, session(direct))).toMatchObject({ status: 401 });
    expect(await refuse(getProfile, {}, session(direct))).toMatchObject({ status: 401 });
  });

  it('is removed when its person signs in with Google, who is told, and comes in the next time', async () => {
    await setPassword();
    const refusal = await refuse(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
    expect(refusal).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(refusal.message).toContain('a password');
    expect(await providers()).toEqual(['google.com']);
    await nextSecondAfter(await googleIdToken(email));
    const { user } = await succeed(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
    expect(user.uid).toBe(uid);
  });

  it('is removed when its person signs out', async () => {
    const again = await googleIdToken(email);
    await setPassword();
    await succeed(logout, {}, session(await googleIdToken(email)));
    expect(await providers()).toEqual(['google.com']);
    expect(await refuse(getProfile, {}, session(again))).toMatchObject({ status: 401 });
  });
});

it('a password by the product’s own mail signs in to an account of Google, and stays', async () => {
  await succeed(requestPasswordReset, { body: { email } });
  const code = await lastMailedCode(email, 'PASSWORD_RESET');
  await succeed(confirmPasswordReset, { body: { code, password: 'their own password' } });
  expect(await signIn('their own password')).toMatchObject({ status: 200 });
  await nextSecondAfter(await googleIdToken(email));
  const { user } = await succeed(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
  expect(user.uid).toBe(uid);
  expect(await signIn('their own password')).toMatchObject({ status: 200 });
});

it('a right password counts here only through the product, which slows down who guesses it', async () => {
  const other = await createPerson('content_creator');
  const direct = await signInDirectly(other);
  expect(await refuse(getProfile, {}, session(direct))).toMatchObject({ status: 401 });
  expect(
    await newBrowser('198.18.7.9').ask(login, { body: { email: other.email, password: other.password } }),
  ).toMatchObject({ status: 200 });
});
