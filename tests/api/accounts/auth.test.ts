import { Timestamp } from '@google-cloud/firestore';
import {
  getProfile,
  getRole,
  login,
  loginWithGoogle,
  logout,
  register,
  updateProfile,
  verifyToken,
} from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { pauseMs } from '../../../functions/src/auth/sign-ins.store.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { stored } from '../../support/given/fixtures.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson, exchangeCustomToken, unique } from '../../support/given/people.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

function registration(overrides: Partial<Parameters<typeof succeed<typeof register>>[1]['body']> = {}) {
  const username = unique('u');
  return {
    name: 'Ada Merchant',
    email: `${username}@example.com`,
    username,
    password: 'correct horse',
    role: 'business_owner' as const,
    agreeToTerms: true as const,
    ...overrides,
  };
}

describe('registering', () => {
  it('answers a custom token that exchanges for an ID token with the role', async () => {
    const body = registration();
    const { customToken, user } = await succeed(register, { body });
    expect(user).toMatchObject({
      email: body.email,
      username: body.username,
      role: 'business_owner',
      isVerified: false,
    });
    const decoded = await deps().auth.verifyIdToken(await exchangeCustomToken(customToken));
    expect(decoded).toMatchObject({ uid: user.uid, role: 'business_owner' });
  });

  it('keeps the e-mail out of the public document', async () => {
    const { user } = await succeed(register, { body: registration() });
    const stored = await deps().db.firestore.collection(COLLECTIONS.users).doc(user.uid).get();
    expect(JSON.stringify(stored.data())).not.toContain(user.email);
  });

  it('only files a request when "verified creator" is ticked', async () => {
    const { user } = await succeed(register, { body: registration({ role: 'content_creator', isVerified: true }) });
    expect(user.isVerified).toBe(false);
    const stored = await deps().db.firestore.collection(COLLECTIONS.userPrivate).doc(user.uid).get();
    expect(stored.get('verificationRequestedAt')).toBeInstanceOf(Timestamp);
  });

  it('refuses a taken username, whatever its case, and leaves no identity behind', async () => {
    const first = registration();
    await succeed(register, { body: first });
    const second = registration({ username: first.username.toUpperCase() });
    expect(await refuse(register, { body: second })).toMatchObject({
      code: 'already_exists',
      message: 'This username is already taken',
    });
    await expect(deps().auth.getUserByEmail(second.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('gives a username to exactly one of fifty who ask at once, and leaves no identity of the others', async () => {
    const username = unique('race');
    const bodies = Array.from({ length: 50 }, () => registration({ username }));
    const answers = await Promise.all(bodies.map((body) => call(register, { body })));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['already_exists This username is already taken']),
    );
    const { users } = await deps().auth.getUsers(bodies.map(({ email }) => ({ email })));
    expect(users).toHaveLength(1);
    expect(await stored(COLLECTIONS.usernames, username)).toEqual({ uid: users[0]?.uid });
  });

  it.each(['Admin', 'd.oubloon', 'my_store', 'R00t'])('gives nobody the username %s', async (username) => {
    const body = registration();
    const answer = await callRaw('POST', '/auth/register', { body: JSON.stringify({ ...body, username }) });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      details: [{ field: 'body.username', message: 'This username is reserved' }],
    });
    await expect(deps().auth.getUserByEmail(body.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('refuses a taken e-mail', async () => {
    const first = registration();
    await succeed(register, { body: first });
    expect(await refuse(register, { body: registration({ email: first.email }) })).toMatchObject({
      status: 409,
      message: 'An account with this email already exists',
    });
  });

  it.each(['qwerty12345', 'password2026', 'aaaaaaaaaa', 'nine char'])(
    'refuses the password %s before anything is made',
    async (password) => {
      const body = registration({ password });
      const answer = await callRaw('POST', '/auth/register', { body: JSON.stringify(body) });
      expect(answer).toMatchObject({ status: 422, body: { details: [{ field: 'body.password' }] } });
      await expect(deps().auth.getUserByEmail(body.email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    },
  );

  it('names every refused field', async () => {
    const { status, body } = await callRaw('POST', '/auth/register', {
      body: JSON.stringify({ name: '', email: 'nope', username: 'x', password: '1', agreeToTerms: false }),
    });
    expect(status).toBe(422);
    const fields = (body as { details: { field: string }[] }).details.map(({ field }) => field);
    expect(fields).toEqual(['body.name', 'body.email', 'body.username', 'body.password', 'body.agreeToTerms']);
  });

  it('does not let anybody register as an admin', async () => {
    const { status } = await callRaw('POST', '/auth/register', {
      body: JSON.stringify({ ...registration(), role: 'admin' }),
    });
    expect(status).toBe(422);
  });
});

describe('signing in with a password', () => {
  it('answers a custom token', async () => {
    const person = await createPerson('content_creator');
    const { customToken, user } = await succeed(login, { body: person });
    expect(user.uid).toBe(person.uid);
    expect(await exchangeCustomToken(customToken)).toEqual(expect.any(String));
  });

  it('gives a wrong password, an unknown e-mail and a disabled user the same answer', async () => {
    const person = await createPerson('content_creator');
    const disabled = await createPerson('content_creator');
    await deps().auth.updateUser(disabled.uid, { disabled: true });
    const answers = [
      await refuse(login, { body: { email: person.email, password: 'wrong' } }),
      await refuse(login, { body: { email: `${unique('nobody')}@example.com`, password: 'wrong' } }),
      await refuse(login, { body: { email: disabled.email, password: disabled.password } }),
    ];
    expect(new Set(answers.map(({ status, code, message }) => `${status} ${code} ${message}`))).toEqual(
      new Set(['401 unauthenticated Invalid email or password']),
    );
  });

  it('makes a network wait after repeated failures, also with the right password, and then lets it in', async () => {
    const person = await createPerson('content_creator');
    const { ask } = newBrowser('198.18.200.1');
    const wrong = { body: { email: person.email, password: 'wrong' } };
    const right = { body: { email: person.email, password: person.password } };
    for (let failures = 0; failures < 12; failures += 1) {
      expect(await ask(login, wrong)).toMatchObject({ status: 401 });
      passMinutes(pauseMs(failures + 1) / 60_000);
    }
    await ask(login, wrong);
    expect(await ask(login, right)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    passMinutes(pauseMs(13) / 60_000);
    expect(await ask(login, right)).toMatchObject({ status: 200 });
    expect(await ask(login, wrong)).toMatchObject({ status: 401 });
  });
});

describe('signing in with Google', () => {
  it('refuses a token that is no Firebase ID token', async () => {
    expect(await refuse(loginWithGoogle, { body: { idToken: 'ya29.raw-google-token' } })).toMatchObject({
      status: 401,
    });
  });

  it('stores a new person with the role user, who then chooses one, once', async () => {
    const idToken = await googleIdToken(`${unique('g')}@gmail.com`);
    const { user } = await succeed(loginWithGoogle, { body: { idToken } });
    expect(user).toMatchObject({ role: 'user', provider: 'google.com', username: null });
    const person = { ...(await createPerson('user')), uid: user.uid, idToken };
    expect(
      await succeed(updateProfile, { body: { role: 'business_owner', agreeToTerms: true } }, person),
    ).toMatchObject({
      role: 'business_owner',
    });
    expect(await succeed(getRole, {}, person)).toEqual({ role: 'business_owner' });
    expect((await deps().auth.getUser(user.uid)).customClaims).toEqual({ role: 'business_owner' });
    const renewed = { ...person, idToken: await exchangeCustomToken(await deps().auth.createCustomToken(user.uid)) };
    expect(await refuse(updateProfile, { body: { role: 'content_creator' } }, renewed)).toMatchObject({
      status: 409,
      code: 'illegal_state',
    });
  });

  it('gives no role to a person who has not agreed to the terms, and remembers when they did', async () => {
    const idToken = await googleIdToken(`${unique('g')}@gmail.com`);
    const { user } = await succeed(loginWithGoogle, { body: { idToken } });
    const person = { ...(await createPerson('user')), uid: user.uid, idToken };
    expect(await refuse(updateProfile, { body: { role: 'content_creator' } }, person)).toMatchObject({
      status: 422,
      message: 'You must agree to the terms',
      details: [{ field: 'body.agreeToTerms', message: 'You must agree to the terms' }],
    });
    expect(await succeed(getRole, {}, person)).toEqual({ role: 'user' });
    expect((await deps().auth.getUser(user.uid)).customClaims).toBeUndefined();
    await succeed(updateProfile, { body: { role: 'content_creator', agreeToTerms: true } }, person);
    const agreed = await stored(COLLECTIONS.userPrivate, user.uid);
    expect(agreed?.['agreedToTermsAt']).toBeInstanceOf(Timestamp);
    await succeed(updateProfile, { body: { name: 'Gia', agreeToTerms: true } }, person);
    expect((await stored(COLLECTIONS.userPrivate, user.uid))?.['agreedToTermsAt']).toEqual(agreed?.['agreedToTermsAt']);
  });

  it('finds the person again on the next sign-in', async () => {
    const email = `${unique('g')}@gmail.com`;
    const first = await succeed(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
    const second = await succeed(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
    expect(second.user.uid).toBe(first.user.uid);
  });

  it('is remembered with its device, new and again, as signing in with a password is', async () => {
    const email = `${unique('g')}@gmail.com`;
    const signIn = async () => {
      const body = { idToken: await googleIdToken(email) };
      const { user } = await succeed(loginWithGoogle, { body });
      const traits = deps().db.firestore.collection(COLLECTIONS.signInTraits).where('uid', '==', user.uid);
      return (await traits.where('kind', '==', 'device').get()).docs.map((trait) => trait.get('value') as string);
    };
    const first = await signIn();
    expect(first).toHaveLength(1);
    // Without the first one's cookie it is another browser.
    const second = await signIn();
    expect(second).toHaveLength(2);
    expect(second).toEqual(expect.arrayContaining(first));
  });
});

describe('sessions', () => {
  it('verifies a token and answers whose it is', async () => {
    const person = await createPerson('business_owner');
    expect(await succeed(verifyToken, {}, person)).toMatchObject({ valid: true, user: { uid: person.uid } });
    expect(await succeed(getProfile, {}, person)).toMatchObject({ uid: person.uid, email: person.email });
  });

  it('refuses a missing and a made-up token', async () => {
    expect(await refuse(verifyToken, {})).toMatchObject({ status: 401, code: 'unauthenticated' });
    const person = { ...(await createPerson('business_owner')), idToken: 'made.up.token' };
    expect(await refuse(verifyToken, {}, person)).toMatchObject({ status: 401 });
  });

  it('refuses a token from before a logout to change anything, and takes one from after it', async () => {
    const person = await createPerson('business_owner');
    await nextSecondAfter(person.idToken);
    await succeed(logout, {}, person);
    const renamed = { body: { name: 'Somebody else' } };
    expect(await refuse(updateProfile, renamed, person)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await refuse(verifyToken, {}, person)).toMatchObject({ status: 401 });
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ name: person.name });
    const { customToken } = await succeed(login, { body: person });
    await succeed(updateProfile, renamed, { ...person, idToken: await exchangeCustomToken(customToken) });
  });
});
