import {
  confirmEmailVerification,
  confirmPasswordReset,
  endOtherSessions,
  getProfile,
  listOwnSessions,
  login,
  logout,
  requestEmailVerification,
  requestPasswordReset,
} from '@doubloon/contract/auth/operations.ts';
import { RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { newBrowser, type Browser } from '../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { lastMailedCode } from '../../support/given/mailed-codes.ts';
import { createPerson, createUnproven, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { atSignIn, nextSecondAfter } from '../../support/given/sessions.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/604.1';

const Token = z.object({ customToken: z.string() });

/** Goes on with the custom token of an answer. */
async function withTokenOf(person: Person, { body }: { body: unknown }): Promise<Person> {
  return { ...person, idToken: await exchangeCustomToken(Token.parse(body).customToken) };
}

const signIn = async (browser: Browser, { email, password, ...person }: Person): Promise<Person> =>
  withTokenOf({ ...person, email, password }, await browser.ask(login, { body: { email, password } }));

/** The browsers that somebody is shown, and whether each is the one that asks. */
async function shown(browser: Browser, person: Person): Promise<[unknown, boolean][]> {
  const { status, body } = await browser.ask(listOwnSessions, {}, person);
  expect(status).toBe(200);
  return z
    .array(z.strictObject({ browser: z.string().nullable(), signed_in_at: z.iso.datetime(), is_current: z.boolean() }))
    .parse(body)
    .map(({ browser: name, is_current: isCurrent }) => [name, isCurrent]);
}

/** Somebody who has signed in with a phone, and after it with a computer. */
async function signedInTwice() {
  const person = await createPerson('content_creator');
  const [phone, computer] = [newBrowser(addressOf(), SAFARI), newBrowser(addressOf(), FIREFOX)];
  const onPhone = await signIn(phone, person);
  await nextSecondAfter(onPhone.idToken);
  return { person, phone, computer, onPhone, onComputer: await signIn(computer, person) };
}

describe('the list of one’s own sessions', () => {
  it('has every browser with a sign-in, the latest first, and says which one asks', async () => {
    const { phone, computer, onPhone, onComputer } = await signedInTwice();
    expect(await shown(computer, onComputer)).toEqual([
      ['Firefox on Windows', true],
      ['Safari on iPhone', false],
    ]);
    expect(await shown(phone, onPhone)).toEqual([
      ['Firefox on Windows', false],
      ['Safari on iPhone', true],
    ]);
    await signIn(phone, onPhone);
    expect(await shown(phone, onPhone), 'once for each browser').toEqual([
      ['Safari on iPhone', true],
      ['Firefox on Windows', false],
    ]);
  });

  it('has none of anybody else', async () => {
    const { computer } = await signedInTwice();
    const other = await createPerson('content_creator');
    expect(await shown(computer, other)).toEqual([]);
    expect(await refuse(listOwnSessions, {})).toMatchObject({ status: 401 });
    expect(await refuse(endOtherSessions, {})).toMatchObject({ status: 401 });
  });

  it('has a browser that knows nobody by name', async () => {
    const person = await createPerson('business_owner');
    const browser = newBrowser(addressOf(), '<b>curl</b>');
    const own = await signIn(browser, person);
    expect(await shown(browser, own)).toEqual([[null, true]]);
  });

  it('has no browser in which only a mailed link was opened, and keeps one in which somebody is signed in', async () => {
    const person = await createUnproven('content_creator');
    const [own, mailReader] = [newBrowser(addressOf(), FIREFOX), newBrowser(addressOf(), SAFARI)];
    const signedIn = await signIn(own, person);
    await own.ask(requestEmailVerification, {}, signedIn);
    const code = await lastMailedCode(person.email, 'VERIFY_EMAIL');
    expect((await own.ask(confirmEmailVerification, { body: { code } })).status).toBe(200);
    expect(await shown(own, signedIn)).toEqual([['Firefox on Windows', true]]);
    await nextSecondAfter(signedIn.idToken);
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const reset = await lastMailedCode(person.email, 'PASSWORD_RESET');
    await mailReader.ask(confirmPasswordReset, { body: { code: reset, password: 'a better one' } });
    const again = await signIn(own, { ...person, password: 'a better one' });
    expect(await shown(own, again)).toEqual([['Firefox on Windows', true]]);
  });

  it('ends with all sessions', async () => {
    const { phone, computer, onComputer } = await signedInTwice();
    await nextSecondAfter(onComputer.idToken);
    await computer.ask(logout, {}, onComputer);
    const again = await signIn(phone, onComputer);
    expect(await shown(phone, again)).toEqual([['Safari on iPhone', true]]);
  });

  it('leaves out browsers of before it was kept', async () => {
    const { uid, ...person } = await createPerson('content_creator');
    const old = deps().db.firestore.collection(COLLECTIONS.knownBrowsers).doc(unique('old'));
    await old.set({ uid, expiresAt: new Date(Date.now() + 1e9) });
    expect(await shown(newBrowser(addressOf()), { uid, ...person })).toEqual([]);
  });
});

describe('signing out everywhere else', () => {
  it('ends the other sessions at once, and this one goes on', async () => {
    const { person, phone, computer, onPhone, onComputer } = await signedInTwice();
    await nextSecondAfter(onComputer.idToken);
    const answer = await computer.ask(endOtherSessions, {}, onComputer);
    expect(answer.status).toBe(200);
    const goingOn = await withTokenOf(person, answer);
    expect(await refuse(endOtherSessions, {}, onPhone)).toMatchObject({ status: 401 });
    expect(await refuse(endOtherSessions, {}, onComputer), 'an earlier token of it').toMatchObject({ status: 401 });
    await succeed(getProfile, {}, goingOn);
    expect(await shown(computer, goingOn)).toEqual([['Firefox on Windows', true]]);
    expect(await deps().db.sessionEnds.find(person.uid), 'for rules').not.toBeNull();
    const again = await signIn(phone, person);
    expect(await shown(phone, again)).toEqual([
      ['Safari on iPhone', true],
      ['Firefox on Windows', false],
    ]);
  });

  it('takes a new sign-in, so that a stolen session neither lasts nor counts as new by it', async () => {
    const { phone, onPhone } = await signedInTwice();
    const refusal = { status: 403, body: { code: 'forbidden', errorType: RECENT_SIGN_IN_NEEDED } };
    await atSignIn(onPhone.idToken, async () => {
      passMinutes(6);
      try {
        expect(await phone.ask(endOtherSessions, {}, onPhone)).toMatchObject(refusal);
      } finally {
        passMinutes(-6);
      }
    });
    await succeed(getProfile, {}, onPhone);
  });

  it('does not make this session a newer sign-in, however often it is repeated', async () => {
    const { computer, onComputer } = await signedInTwice();
    let session = onComputer;
    for (const time of ['once', 'again']) {
      await nextSecondAfter(session.idToken);
      session = await withTokenOf(session, await computer.ask(endOtherSessions, {}, session));
      await succeed(getProfile, {}, session);
      await atSignIn(session.idToken, async () => {
        passMinutes(5);
        const late = await computer.ask(endOtherSessions, {}, session).finally(() => passMinutes(-5));
        expect(late, time).toMatchObject({ status: 403, body: { errorType: RECENT_SIGN_IN_NEEDED } });
      });
    }
  });

  it('undoes what was changed of the ways to sign in, and ends this session, too', async () => {
    const { person, computer, onComputer } = await signedInTwice();
    await googleIdToken(`${unique('thief')}@example.com`, onComputer.idToken);
    await nextSecondAfter(onComputer.idToken);
    const refused = await computer.ask(endOtherSessions, {}, onComputer);
    expect(refused).toMatchObject({ status: 409, body: { code: 'illegal_state' } });
    const { providerData } = await deps().auth.getUser(person.uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(await refuse(endOtherSessions, {}, onComputer)).toMatchObject({ status: 401 });
  });
});
