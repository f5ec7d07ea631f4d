import {
  confirmEmailVerification,
  getProfile,
  login,
  loginWithGoogle,
  logout,
  requestEmailVerification,
  updateProfile,
} from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { withOtherEmail } from '../../support/given/identities.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { createUnproven, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

/** A Google account of somebody who has a stolen session. */
let theirs: string;

beforeEach(() => {
  theirs = `${unique('thief')}@example.com`;
});

async function provenPerson(): Promise<Person> {
  const person = await createUnproven('content_creator');
  await succeed(requestEmailVerification, {}, person);
  await succeed(confirmEmailVerification, { body: { code: await lastMailedCode(person.email, 'VERIFY_EMAIL') } });
  return person;
}

const providersOf = async ({ uid }: Person) =>
  (await deps().auth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();
const knownBrowsersOf = async ({ uid }: Person) =>
  (await deps().db.firestore.collection(COLLECTIONS.knownBrowsers).where('uid', '==', uid).get()).size;
const signInWithPassword = ({ email, password }: Person) =>
  newBrowser('198.18.7.7').ask(login, { body: { email, password } });
const byGoogle = async (email: string) => ({ body: { idToken: await googleIdToken(email) } });

async function expectSignedOut(session: Person): Promise<void> {
  expect(await refuse(updateProfile, { body: { name: 'Was here' } }, session)).toMatchObject({ status: 401 });
  expect(await refuse(getProfile, {}, session)).toMatchObject({ status: 401 });
}

describe('a Google account of another e-mail that a session has linked past the product', () => {
  it('gives no session of the account, neither by the product nor by the identity service', async () => {
    const person = await provenPerson();
    await googleIdToken(theirs, person.idToken);
    const { body } = await byGoogle(theirs);
    const session = { ...person, idToken: body.idToken };
    await expectSignedOut(session);
    await nextSecondAfter(body.idToken);
    const refusal = await refuse(loginWithGoogle, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'illegal_state' });
    expect(refusal.message).toContain('another email');
    expect(await providersOf(person), 'it is unlinked').toEqual(['password']);
    expect(await knownBrowsersOf(person)).toBe(1);
    const next = await succeed(loginWithGoogle, await byGoogle(theirs));
    expect(next.user.uid, 'it leads to an account of its own').not.toBe(person.uid);
  });

  it('is unlinked when the person signs out', async () => {
    const person = await provenPerson();
    await googleIdToken(theirs, person.idToken);
    await nextSecondAfter(person.idToken);
    await succeed(logout, {}, person);
    expect(await providersOf(person)).toEqual(['password']);
    await expectSignedOut(person);
  });

  it('is unlinked when the person signs in with their password, which ends the stolen session', async () => {
    const person = await provenPerson();
    await googleIdToken(theirs, person.idToken);
    await nextSecondAfter(person.idToken);
    expect(await signInWithPassword(person)).toMatchObject({ status: 200 });
    expect(await providersOf(person)).toEqual(['password']);
    await expectSignedOut(person);
  });

  it('is unlinked when the person signs in with their own', async () => {
    const person = await provenPerson();
    await googleIdToken(theirs, person.idToken);
    await call(loginWithGoogle, await byGoogle(person.email));
    const { user } = await succeed(loginWithGoogle, await byGoogle(person.email));
    expect(user.uid).toBe(person.uid);
    const emails = (await deps().auth.getUser(person.uid)).providerData.map(({ email }) => email);
    expect(new Set(emails)).toEqual(new Set([person.email]));
  });

  it('is unlinked of an account whose e-mail was never proven, once its person comes in with Google', async () => {
    const squatter = await createUnproven('content_creator');
    await googleIdToken(theirs, squatter.idToken);
    await nextSecondAfter(squatter.idToken);
    expect(await refuse(loginWithGoogle, await byGoogle(squatter.email))).toMatchObject({ status: 409 });
    const emails = (await deps().auth.getUser(squatter.uid)).providerData.map(({ email }) => email);
    expect(emails).not.toContain(theirs);
    // The stand-in still leads the replaced Google account here the first time.
    const answer = await call(loginWithGoogle, await byGoogle(theirs));
    expect(answer.ok && answer.data.user.uid).not.toBe(squatter.uid);
    await nextSecondAfter((await byGoogle(squatter.email)).body.idToken);
    expect((await succeed(loginWithGoogle, await byGoogle(squatter.email))).user.uid).toBe(squatter.uid);
  });

  it('gives no session with an e-mail that was changed past the product to fit it, either', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person, theirs);
    await googleIdToken(theirs, thief.idToken);
    await nextSecondAfter(thief.idToken);
    expect(await refuse(loginWithGoogle, await byGoogle(theirs))).toMatchObject({ status: 409 });
    expect((await deps().auth.getUser(person.uid)).email).toBe(person.email);
    await expectSignedOut(thief);
  });
});

it('a stolen session does not make a browser known by passing for a sign-in with Google', async () => {
  const person = await provenPerson();
  const before = await knownBrowsersOf(person);
  const refusal = await refuse(loginWithGoogle, { body: { idToken: person.idToken } });
  expect(refusal).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await knownBrowsersOf(person)).toBe(before);
});

it('the person’s own Google account signs in beside the password', async () => {
  const person = await provenPerson();
  const { body } = await byGoogle(person.email);
  expect((await succeed(loginWithGoogle, { body })).user.uid).toBe(person.uid);
  await succeed(updateProfile, { body: { name: 'Own Account' } }, { ...person, idToken: body.idToken });
  await nextSecondAfter(body.idToken);
  expect(await signInWithPassword(person)).toMatchObject({ status: 200 });
  expect(await providersOf(person)).toEqual(['google.com', 'password']);
});
