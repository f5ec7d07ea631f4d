import { Timestamp } from '@google-cloud/firestore';
import {
  confirmPasswordReset,
  login,
  loginWithGoogle,
  requestPasswordReset,
  updateProfile,
} from '@doubloon/contract/auth/operations.ts';
import { readCalendar, renewCalendarFeed } from '@doubloon/contract/calendar/operations.ts';
import { getOwnConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../support/money/payment-provider.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { linkAccount, stored } from '../../support/given/fixtures.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { connectAccount } from '../../support/money/paid-campaigns.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { forgetProof } from '../../support/given/proven-email.ts';
import { nextSecondAfter } from '../../support/given/sessions.ts';

/** Somebody who registered with another person's e-mail and connected accounts of their own, before a payout account took a proven e-mail. */
let squatter: Person;
/** The address of the squatter's calendar. */
let calendar: string;

beforeEach(async () => {
  squatter = await createPerson('content_creator');
  await connectAccount(squatter);
  await forgetProof(squatter);
  await linkAccount(squatter, 'tiktok', unique('squatter'));
  calendar = (await succeed(renewCalendarFeed, {}, squatter)).url;
  await nextSecondAfter(squatter.idToken);
});

const byGoogle = async () => ({ body: { idToken: await googleIdToken(squatter.email) } });
const payoutAccount = () => stored(COLLECTIONS.connectedAccounts, squatter.uid);
const socialAccount = () => stored(COLLECTIONS.socialAccounts, `${squatter.uid}__tiktok`);

async function expectCutOff(): Promise<void> {
  expect((await payoutAccount())?.['accessEndedAt']).toBeInstanceOf(Timestamp);
  expect(await socialAccount()).toBeUndefined();
  const token = new URL(calendar).searchParams.get('token') ?? '';
  expect(await refuse(readCalendar, { query: { token } })).toMatchObject({ code: 'not_found' });
  expect(await refuse(updateProfile, { body: { name: 'Still here' } }, squatter)).toMatchObject({ status: 401 });
}

describe('an account that was registered with somebody else’s e-mail', () => {
  it('is cut off from who registered it when the e-mail’s person signs in with Google, who then has it', async () => {
    expect(await refuse(loginWithGoogle, await byGoogle())).toMatchObject({ status: 409, code: 'illegal_state' });
    await expectCutOff();
    const again = await byGoogle();
    const { user } = await succeed(loginWithGoogle, again);
    expect(user).toMatchObject({ uid: squatter.uid, emailVerified: true, provider: 'google.com' });
    const person = { ...squatter, idToken: again.body.idToken };
    expect(await succeed(getOwnConnectedAccount, {}, person)).toMatchObject({ stripe_account_id: null });
  });

  it('is known no more in the browsers of who registered it', async () => {
    const { email, password } = squatter;
    expect(await newBrowser('198.18.9.9').ask(login, { body: { email, password } })).toMatchObject({ status: 200 });
    const known = () =>
      deps().db.firestore.collection(COLLECTIONS.knownBrowsers).where('uid', '==', squatter.uid).get();
    expect((await known()).size).toBe(1);
    await refuse(loginWithGoogle, await byGoogle());
    expect((await known()).size).toBe(0);
  });

  it('is so, too, when they get in by a mailed code', async () => {
    await succeed(requestPasswordReset, { body: { email: squatter.email } });
    const code = await lastMailedCode(squatter.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: 'a better one' } });
    await expectCutOff();
  });
});

describe('an account whose e-mail was proven', () => {
  beforeEach(async () => {
    await deps().db.firestore.collection(COLLECTIONS.userPrivate).doc(squatter.uid).update({ emailVerified: true });
  });

  it('keeps what its person has connected when they sign in with Google', async () => {
    expect((await succeed(loginWithGoogle, await byGoogle())).user.uid).toBe(squatter.uid);
    expect(await payoutAccount()).toMatchObject({ accessEndedAt: null });
    expect(await socialAccount()).toMatchObject({ uid: squatter.uid, verifiedBy: 'code' });
  });

  it('keeps it when they forget their password', async () => {
    await succeed(requestPasswordReset, { body: { email: squatter.email } });
    const code = await lastMailedCode(squatter.email, 'PASSWORD_RESET');
    await succeed(confirmPasswordReset, { body: { code, password: 'a better one' } });
    expect(await payoutAccount()).toMatchObject({ accessEndedAt: null });
    expect(await socialAccount()).toMatchObject({ uid: squatter.uid, verifiedBy: 'code' });
  });
});
