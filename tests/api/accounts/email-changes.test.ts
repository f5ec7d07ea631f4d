import {
  confirmEmailVerification,
  confirmPasswordReset,
  getProfile,
  login,
  register,
  requestPasswordReset,
  undoEmailChange,
} from '@doubloon/contract/auth/operations.ts';
import { describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { signUpWithoutAccount, withOtherEmail } from '../../support/given/identities.ts';
import { lastMailedCode, mailedCodes } from '../../support/given/mailed-codes.ts';
import { createUnproven, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { proveByMail } from '../../support/given/proven-email.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

const NEW_PASSWORD = 'a better one';
const badCode = { status: 422, code: 'invalid_input' };

/** Somebody who has proven their e-mail. */
async function provenPerson(): Promise<Person> {
  const person = await createUnproven('content_creator');
  await proveByMail(person);
  return person;
}

const registrationWith = (email: string) =>
  ({
    name: 'Next',
    email,
    username: unique('u'),
    password: 'correct horse',
    role: 'content_creator',
    agreeToTerms: true,
  }) as const;

const emailOf = async ({ uid }: Person) => (await deps().auth.getUser(uid)).email;

const providersOf = async ({ uid }: Person) =>
  (await deps().auth.getUser(uid)).providerData.map(({ providerId }) => providerId).sort();

describe('a Google account that somebody with a session has linked past the product', () => {
  it('signs in to the account no more once its person has a new password', async () => {
    const person = await provenPerson();
    await googleIdToken(`${unique('thief')}@example.com`, person.idToken);
    expect(await providersOf(person)).toEqual(['google.com', 'password']);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    expect(await providersOf(person)).toEqual(['password']);
  });
});

describe('an e-mail that somebody with a session has changed past the product', () => {
  it('gets no reset: that goes to the address that was proven last, which is the account’s again', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    expect(await emailOf(person)).toBe(thief.email);
    await nextSecondAfter(thief.idToken);
    await succeed(requestPasswordReset, { body: { email: thief.email } });
    expect(await mailedCodes(thief.email, 'PASSWORD_RESET')).toEqual([]);
    expect(await emailOf(person)).toBe(person.email);
    expect(await refuse(getProfile, {}, thief), 'the session that did it').toMatchObject({ status: 401 });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    const { user } = await succeed(login, { body: { email: person.email, password: NEW_PASSWORD } });
    expect(user).toMatchObject({ uid: person.uid, email: person.email, emailVerified: true });
  });

  it('is changed back when its person asks for a reset of the address that the identity has no more', async () => {
    const person = await provenPerson();
    await withOtherEmail(person);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('takes the ways to sign in with it that somebody else has linked', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    const theirs = `${unique('thief')}@example.com`;
    await googleIdToken(theirs, thief.idToken);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    expect(await providersOf(person)).toEqual(['password']);
  });

  it('lets nobody in, and with the password that is known to others neither does the old one', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    const refusal = { status: 401, message: 'Invalid email or password' };
    const body = { email: thief.email, password: person.password };
    expect(await refuse(login, { body })).toMatchObject(refusal);
    expect(await refuse(login, { body: person }), 'until it is chosen anew').toMatchObject(refusal);
    expect(await emailOf(person)).toBe(person.email);
  });

  it('does not make a code good that the identity service was asked for directly', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    await deps().auth.generatePasswordResetLink(thief.email);
    const code = await lastMailedCode(thief.email, 'PASSWORD_RESET');
    expect(await refuse(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } })).toMatchObject(badCode);
    for (const email of [thief.email, person.email]) {
      expect(await refuse(login, { body: { email, password: NEW_PASSWORD } })).toMatchObject({ status: 401 });
    }
    expect(await emailOf(person)).toBe(person.email);
  });

  it('leaves the old address to its person: nobody registers with it', async () => {
    const person = await provenPerson();
    await withOtherEmail(person);
    const refused = await refuse(register, { body: registrationWith(person.email) });
    expect(refused).toMatchObject({ status: 409, code: 'already_exists' });
  });

  it('is changed back although somebody has taken the old address meanwhile, with an identity and no account', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    const squatter = await signUpWithoutAccount(person.email);
    await nextSecondAfter(thief.idToken);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    expect(await emailOf(person)).toBe(person.email);
    await expect(deps().auth.getUser(squatter.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await refuse(getProfile, {}, thief), 'the session that did it').toMatchObject({ status: 401 });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    const { user } = await succeed(login, { body: { email: person.email, password: NEW_PASSWORD } });
    expect(user.uid).toBe(person.uid);
  });

  it('lets nobody in while somebody holds the old address, and gives it back', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    await signUpWithoutAccount(person.email);
    const body = { email: thief.email, password: person.password };
    expect(await refuse(login, { body })).toMatchObject({ status: 401, message: 'Invalid email or password' });
    expect(await emailOf(person)).toBe(person.email);
  });

  it('is changed back although another account has taken the old address, which gets its own when that is asked for', async () => {
    const person = await provenPerson();
    const other = await provenPerson();
    // Each has the other's: neither is free.
    const between = `${unique('between')}@example.com`;
    const later = await withOtherEmail(other, between);
    await withOtherEmail(person, other.email);
    await withOtherEmail(later, person.email);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    expect(await emailOf(person)).toBe(person.email);
    expect(await emailOf(other)).toMatch(/^[0-9a-f]{32}@parked\.invalid$/);
    await succeed(requestPasswordReset, { body: { email: other.email } });
    expect(await emailOf(other)).toBe(other.email);
    expect(await mailedCodes(other.email, 'PASSWORD_RESET')).toHaveLength(1);
  });

  it('stays where the former one was never proven: there is nobody to come back', async () => {
    const person = await createUnproven('content_creator');
    const elsewhere = await withOtherEmail(person);
    await succeed(requestPasswordReset, { body: { email: elsewhere.email } });
    expect(await mailedCodes(elsewhere.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await emailOf(person)).toBe(elsewhere.email);
  });
});

describe('the mail about a change of the e-mail', () => {
  it('goes to the old address at once, and its link takes the change back and keeps out who made it', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    const code = await lastMailedCode(person.email, 'RECOVER_EMAIL');
    await nextSecondAfter(thief.idToken);
    await succeed(undoEmailChange, { body: { code } });
    expect(await emailOf(person)).toBe(person.email);
    expect(await refuse(getProfile, {}, thief)).toMatchObject({ status: 401 });
    expect(await refuse(login, { body: person })).toMatchObject({ status: 401 });
    expect(await refuse(undoEmailChange, { body: { code } }), 'once').toMatchObject(badCode);
  });

  it('takes the change back although somebody has taken the old address meanwhile', async () => {
    const person = await provenPerson();
    const thief = await withOtherEmail(person);
    await signUpWithoutAccount(person.email);
    const code = await lastMailedCode(person.email, 'RECOVER_EMAIL');
    await nextSecondAfter(thief.idToken);
    await succeed(undoEmailChange, { body: { code } });
    expect(await emailOf(person)).toBe(person.email);
    expect(await refuse(getProfile, {}, thief)).toMatchObject({ status: 401 });
  });

  it('takes no address from somebody who has an account with it', async () => {
    const person = await createUnproven('content_creator');
    await withOtherEmail(person);
    const undo = await lastMailedCode(person.email, 'RECOVER_EMAIL');
    const { user } = await succeed(register, { body: registrationWith(person.email) });
    expect(await refuse(undoEmailChange, { body: { code: undo } })).toMatchObject(badCode);
    expect((await deps().auth.getUser(user.uid)).email).toBe(person.email);
  });

  it('is the only one whose code does that', async () => {
    const person = await provenPerson();
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const reset = await lastMailedCode(person.email, 'PASSWORD_RESET');
    expect(await refuse(undoEmailChange, { body: { code: reset } })).toMatchObject(badCode);
    await withOtherEmail(person);
    const undo = await lastMailedCode(person.email, 'RECOVER_EMAIL');
    expect(await refuse(confirmEmailVerification, { body: { code: undo } })).toMatchObject(badCode);
    await succeed(undoEmailChange, { body: { code: undo } });
  });
});
