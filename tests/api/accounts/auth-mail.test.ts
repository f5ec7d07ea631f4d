import {
  confirmEmailVerification,
  confirmPasswordReset,
  getProfile,
  login,
  loginWithGoogle,
  register,
  requestEmailVerification,
  requestPasswordReset,
  updateProfile,
} from '@doubloon/contract/auth/operations.ts';
import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { describe, expect, it } from 'vitest';
import { customTokenFor } from '../../../functions/src/platform/identity/authenticate.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { withOtherEmail } from '../../support/given/identities.ts';
import { lastMailedCode, mailedCodes, sendAccountMails } from '../../support/given/mailed-codes.ts';
import { createUnproven, exchangeCustomToken, unique } from '../../support/given/people.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

const NEW_PASSWORD = 'a better one';
const badCode = {
  status: 422,
  code: 'invalid_input',
  message: 'This link is invalid or has expired. Please request a new one.',
};

describe('somebody who registers again and again with the e-mail of another person', () => {
  const registration = (email: string) => ({
    body: {
      name: 'Ada Merchant',
      email,
      username: unique('again'),
      password: NEW_PASSWORD,
      role: 'content_creator',
      agreeToTerms: true,
    } as const,
  });

  it('has no more mails sent there than one account could', async () => {
    const email = `${unique('victim')}@example.com`;
    const statuses: number[] = [];
    for (const mails of [3, 3]) {
      const { customToken, user } = await succeed(register, registration(email));
      const idToken = await exchangeCustomToken(customToken);
      const person = { uid: user.uid, role: user.role, name: user.name, email, password: NEW_PASSWORD, idToken };
      for (let mail = 0; mail < mails; mail += 1)
        statuses.push((await callRaw('POST', '/auth/email-verification', { person, body: '{}' })).status);
      await sendAccountMails(email);
      await succeed(deleteAccount, { params: { id: user.uid } }, person);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailedCodes(email, 'VERIFY_EMAIL')).toHaveLength(5);
  });

  it('has few more sent there by writing it in other ways', async () => {
    const [name, host] = [unique('victim'), 'gmail.com'];
    const ways = [`${name}+1`, `${name}+2`, `${name.slice(0, 3)}.${name.slice(3)}`, `${name}+5`, `${name}+6`];
    let mails = 0;
    for (const way of ways) {
      const email = `${way}@${host}`;
      const { customToken, user } = await succeed(register, registration(email));
      const idToken = await exchangeCustomToken(customToken);
      const person = { uid: user.uid, role: user.role, name: user.name, email, password: NEW_PASSWORD, idToken };
      for (let mail = 0; mail < 5; mail += 1) await callRaw('POST', '/auth/email-verification', { person, body: '{}' });
      mails += (await mailedCodes(email, 'VERIFY_EMAIL')).length;
    }
    expect(mails).toBe(20);
  });

  it('has nothing of their own written in them: the identity service puts names of identities into its mails', async () => {
    const { user } = await succeed(register, registration(`${unique('victim')}@example.com`));
    expect((await deps().auth.getUser(user.uid)).displayName).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, which ends every session and proves the e-mail', async () => {
    const person = await createUnproven('content_creator');
    await nextSecondAfter(person.idToken);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    expect(await refuse(updateProfile, { body: { name: 'Thief' } }, person)).toMatchObject({ status: 401 });
    expect(await refuse(login, { body: person })).toMatchObject({ status: 401 });
    const { user } = await succeed(login, { body: { email: person.email, password: NEW_PASSWORD } });
    expect(user).toMatchObject({ uid: person.uid, emailVerified: true });
  });

  it('is of no use to whoever has put a custom token aside before', async () => {
    const person = await createUnproven('content_creator');
    const threeMinutesAgo = { now: () => new Date(Date.now() - 180_000) };
    const kept = await customTokenFor(deps().auth, person.uid, threeMinutesAgo);
    const thief = { ...person, idToken: await exchangeCustomToken(kept) };
    expect(await refuse(getProfile, {}, thief)).toMatchObject({ status: 401 });
    expect(await refuse(updateProfile, { body: { name: 'Thief' } }, thief)).toMatchObject({ status: 401 });
    const { customToken } = await succeed(login, { body: person });
    const own = { ...person, idToken: await exchangeCustomToken(customToken) };
    expect(await succeed(getProfile, {}, own)).toMatchObject({ uid: person.uid });
  });

  it('works for a code once', async () => {
    const { email } = await createUnproven('content_creator');
    await succeed(requestPasswordReset, { body: { email } });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    expect(await refuse(confirmPasswordReset, { body: { code, password: 'another one' } })).toMatchObject(badCode);
    await succeed(login, { body: { email, password: NEW_PASSWORD } });
  });

  it('may not become one’s own name or e-mail, and the code is good for another; nor may a first one', async () => {
    const { email, uid, name } = await createUnproven('content_creator');
    const { username } = await deps().db.users.get(uid);
    await succeed(requestPasswordReset, { body: { email } });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    const own = { status: 422, message: SENTENCES.ownPassword };
    for (const password of [email, email.toUpperCase(), `${username}!1`, name]) {
      expect(await refuse(confirmPasswordReset, { body: { code, password } }), password).toMatchObject(own);
    }
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    const next = { name: 'Tea Lovers', username: unique('tea'), email: `${unique('t')}@example.com` };
    for (const password of [next.email, `${next.username}99`, 'Tea Lovers']) {
      const body = { ...next, password, role: 'content_creator', agreeToTerms: true } as const;
      expect(await refuse(register, { body }), password).toMatchObject(own);
    }
  });

  it('is at least as long as new ones must be, although a shorter one from before still signs in', async () => {
    const person = await createUnproven('content_creator');
    await deps().auth.updateUser(person.uid, { password: 'a ship' });
    const { user } = await succeed(login, { body: { email: person.email, password: 'a ship' } });
    expect(user.uid).toBe(person.uid);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    const again = await callRaw('POST', '/auth/password-reset/confirm', {
      body: JSON.stringify({ code, password: 'a ship' }),
    });
    expect(again.status).toBe(422);
    await succeed(confirmPasswordReset, { body: { code, password: 'a ship at sea' } });
    await succeed(login, { body: { email: person.email, password: 'a ship at sea' } });
  });

  it('ends the pause after failed sign-ins', async () => {
    const { email } = await createUnproven('content_creator');
    const { ask } = newBrowser('198.18.200.2');
    for (let tries = 0; tries < 6; tries += 1) await ask(login, { body: { email, password: 'wrong' } });
    expect(await ask(login, { body: { email, password: 'wrong' } })).toMatchObject({ status: 429 });
    await ask(requestPasswordReset, { body: { email } });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    expect(await ask(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } })).toMatchObject({ status: 200 });
    expect(await ask(login, { body: { email, password: NEW_PASSWORD } })).toMatchObject({ status: 200 });
  });

  it('is answered alike for an account, a disabled account and an e-mail nobody has', async () => {
    const known = await createUnproven('business_owner');
    const disabled = await createUnproven('business_owner');
    await deps().auth.updateUser(disabled.uid, { disabled: true });
    const unknown = `${unique('nobody')}@example.com`;
    for (const email of [known.email, disabled.email, unknown]) {
      expect(await succeed(requestPasswordReset, { body: { email } })).toEqual({ success: true });
    }
    expect(await mailedCodes(known.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await mailedCodes(unknown, 'PASSWORD_RESET')).toHaveLength(0);
  });

  it('is not replaced with a made-up code, nor by a weak password', async () => {
    expect(await refuse(confirmPasswordReset, { body: { code: 'made-up', password: NEW_PASSWORD } })).toMatchObject(
      badCode,
    );
    const body = JSON.stringify({ code: 'made-up', password: 'nine char' });
    expect(await callRaw('POST', '/auth/password-reset/confirm', { body })).toMatchObject({
      status: 422,
      body: { message: 'Password must have at least 10 characters' },
    });
  });
});

describe('proving an e-mail', () => {
  it('takes the mailed code and shows in the own profile', async () => {
    const person = await createUnproven('business_owner');
    expect(await succeed(getProfile, {}, person)).toMatchObject({ emailVerified: false });
    await succeed(requestEmailVerification, {}, person);
    const code = await lastMailedCode(person.email, 'VERIFY_EMAIL');
    await succeed(confirmEmailVerification, { body: { code } });
    expect(await succeed(getProfile, {}, person)).toMatchObject({ emailVerified: true });
    expect(await deps().auth.getUser(person.uid)).toMatchObject({ emailVerified: true });
    expect(await refuse(requestEmailVerification, {}, person)).toMatchObject({
      status: 409,
      code: 'illegal_state',
      message: 'Your email address is already verified',
    });
    expect(await refuse(confirmEmailVerification, { body: { code } })).toMatchObject(badCode);
  });

  it('proves no other e-mail than the one it was mailed to', async () => {
    const person = await createUnproven('business_owner');
    const elsewhere = await withOtherEmail(person);
    await succeed(requestEmailVerification, {}, elsewhere);
    await succeed(confirmEmailVerification, { body: { code: await lastMailedCode(elsewhere.email, 'VERIFY_EMAIL') } });
    await succeed(requestPasswordReset, { body: { email: elsewhere.email } });
    const code = await lastMailedCode(elsewhere.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: NEW_PASSWORD } });
    const { user } = await succeed(login, { body: { email: elsewhere.email, password: NEW_PASSWORD } });
    expect(user).toMatchObject({ uid: person.uid, email: person.email, emailVerified: false });
  });

  it('needs no mail after a sign-in with Google', async () => {
    const { user } = await succeed(loginWithGoogle, {
      body: { idToken: await googleIdToken(`${unique('g')}@g.test`) },
    });
    expect(user.emailVerified).toBe(true);
  });

  it('asks for a login, and refuses a made-up code and one for a password', async () => {
    expect(await refuse(requestEmailVerification, {})).toMatchObject({ status: 401 });
    expect(await refuse(confirmEmailVerification, { body: { code: 'made-up' } })).toMatchObject(badCode);
    const { email, uid } = await createUnproven('business_owner');
    await succeed(requestPasswordReset, { body: { email } });
    const code = await lastMailedCode(email, 'PASSWORD_RESET');
    expect(await refuse(confirmEmailVerification, { body: { code } })).toMatchObject(badCode);
    expect(await deps().auth.getUser(uid)).toMatchObject({ emailVerified: false });
  });
});
