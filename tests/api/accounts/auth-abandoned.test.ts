import { confirmPasswordReset, login, register, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import { describe, expect, it } from 'vitest';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { signUpWithoutAccount } from '../../support/given/identities.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { unique } from '../../support/given/people.ts';

const OLD_PASSWORD = 'first try';

/** Leaves the state of a process that died after creating the identity. */
async function abandonRegistration(changes: { emailVerified?: boolean; disabled?: boolean } = {}) {
  const email = `${unique('left')}@example.com`;
  const { uid } = await deps().auth.createUser({ email, password: OLD_PASSWORD, ...changes });
  return { uid, email };
}

const registration = (email: string) => ({
  name: 'Ada Merchant',
  email,
  username: unique('u'),
  password: 'second try',
  role: 'business_owner' as const,
  agreeToTerms: true as const,
});

const taken = { status: 409, code: 'already_exists', message: 'An account with this email already exists' };

describe('a registration that ended half-way', () => {
  // First two, because the others move the product's clock, which makes every identity look old.
  it('is left alone while it can still be under way', async () => {
    const { uid, email } = await abandonRegistration();
    expect(await refuse(register, { body: registration(email) })).toMatchObject(taken);
    expect(await deps().auth.getUser(uid)).toMatchObject({ email });
  });

  it('ends as one account when it is done again several times at once', async () => {
    const email = `${unique('left')}@example.com`;
    const metadata = { creationTime: new Date(Date.now() - 6 * 60_000).toUTCString() };
    const { errors } = await deps().auth.importUsers(
      [{ uid: unique('left'), email, metadata, passwordHash: Buffer.from('hash'), passwordSalt: Buffer.from('salt') }],
      { hash: { algorithm: 'HMAC_SHA256', key: Buffer.from('key') } },
    );
    expect(errors).toEqual([]);
    const bodies = Array.from({ length: 4 }, () => registration(email));
    const answers = await Promise.all(bodies.map((body) => call(register, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const winner = answers.find((answer) => answer.ok);
    const { user } = await succeed(login, { body: { email, password: 'second try' } });
    expect(user).toEqual(winner?.data.user);
  });

  it('can be done again, with nothing left of the first try', async () => {
    const { uid, email } = await abandonRegistration();
    passMinutes(6);
    const body = registration(email);
    const { user } = await succeed(register, { body });
    expect(user.uid).not.toBe(uid);
    await expect(deps().auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await refuse(login, { body: { email, password: OLD_PASSWORD } })).toMatchObject({ status: 401 });
    expect((await succeed(login, { body })).user.uid).toBe(user.uid);
  });

  it('can be done again after a sign-in was tried, which answers as for an unknown e-mail', async () => {
    const { email } = await abandonRegistration();
    expect(await refuse(login, { body: { email, password: OLD_PASSWORD } })).toMatchObject({
      status: 401,
      code: 'unauthenticated',
      message: 'Invalid email or password',
    });
    passMinutes(6);
    await succeed(register, { body: registration(email) });
  });
});

describe('an e-mail that is taken', () => {
  it('stays with an account that has its documents', async () => {
    const first = registration(`${unique('u')}@example.com`);
    await succeed(register, { body: first });
    passMinutes(6);
    expect(await refuse(register, { body: registration(first.email) })).toMatchObject(taken);
    await succeed(login, { body: first });
  });

  it('is kept from nobody by an identity that has no account, also after its password was reset', async () => {
    const { email } = await signUpWithoutAccount();
    passMinutes(6);
    await succeed(requestPasswordReset, { body: { email } });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: 'a better one' } });
    expect(await refuse(login, { body: { email, password: 'a better one' } })).toMatchObject({ status: 401 });
    const body = registration(email);
    await succeed(register, { body });
    await succeed(login, { body });
  });

  it('stays with an identity that is disabled', async () => {
    const { uid, email } = await abandonRegistration({ disabled: true });
    passMinutes(6);
    expect(await refuse(register, { body: registration(email) })).toMatchObject(taken);
    expect(await deps().auth.getUser(uid)).toMatchObject({ email });
  });

  it('stays with somebody of Google who has not been stored yet', async () => {
    const email = `${unique('g')}@gmail.com`;
    const { uid } = await deps().auth.verifyIdToken(await googleIdToken(email));
    passMinutes(6);
    expect(await refuse(register, { body: registration(email) })).toMatchObject(taken);
    expect(await deps().auth.getUser(uid)).toMatchObject({ email });
  });
});
