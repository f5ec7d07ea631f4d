import { endOtherSessions, getProfile, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@doubloon/contract/auth/second-factor-operations.ts';
import { RECOVERY_CODES } from '@doubloon/contract/auth/second-factor.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FAILURES_UNTIL_MAIL } from '../../../../functions/src/auth/sign-ins.store.ts';
import { addressOf } from '../../../../scripts/seeding/network-address.ts';
import { deps, refuse, succeed } from '../../../support/api.ts';
import { newBrowser } from '../../../support/browser/browser-cookie.ts';
import { googleIdToken, googleIdTokenWithCode } from '../../../support/given/google.ts';
import { sendAccountMails } from '../../../support/given/mailed-codes.ts';
import { mailsTo } from '../../../support/given/mailbox.ts';
import { createPerson, createUnproven, exchangeCustomToken, unique } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';
import {
  codeNeeded,
  codeOf,
  newAddress,
  signIn,
  withSecondFactor,
  wrongCode,
  wrongCodeOf,
} from './with-second-factor.ts';
import { passMinutes, stopClock } from '../../../support/setup/moving-clock.ts';

// A pause is over after half a minute, however slow the machine is.
beforeAll(stopClock);

async function claimsAfter({ body }: { body: unknown }) {
  const { customToken } = z.object({ customToken: z.string() }).parse(body);
  return deps().auth.verifyIdToken(await exchangeCustomToken(customToken));
}

async function subjectsTo(email: string): Promise<string[]> {
  await sendAccountMails(email);
  return (await mailsTo(email)).map(({ subject }) => subject);
}

describe('switching the second factor on', () => {
  it('goes on in a session that has one, gives recovery codes once, and is told by mail', async () => {
    const before = await createPerson('content_creator');
    expect(await succeed(getSecondFactor, {}, before)).toEqual({
      enabled_at: null,
      recovery_codes_left: 0,
      is_needed: false,
    });
    const { person, recoveryCodes } = await withSecondFactor(before);
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(recoveryCodes[0]).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await succeed(getSecondFactor, {}, person)).toMatchObject({
      enabled_at: expect.any(Date) as Date,
      recovery_codes_left: RECOVERY_CODES,
    });
    expect((await deps().auth.verifyIdToken(person.idToken))['second_factor']).toBe('totp');
    await succeed(getProfile, {}, before);
    expect(await subjectsTo(person.email)).toEqual(['Two-step sign-in is on for Doubloon']);
    const stored = await deps().db.secondFactors.get(person.uid);
    expect(stored.recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
  });

  it('offers the secret as an address for apps, too', async () => {
    const person = await createPerson('content_creator');
    const { uri, secret } = await succeed(startSecondFactor, { body: { password: person.password } }, person);
    expect(uri).toBe(
      `otpauth://totp/${encodeURIComponent(`Doubloon:${person.email}`)}?secret=${secret}&issuer=Doubloon`,
    );
  });

  it('takes the password, a proven e-mail, the right code, and none that is on', async () => {
    const person = await createPerson('content_creator');
    const { password } = person;
    expect(await refuse(startSecondFactor, { body: { password: 'not it' } }, person)).toMatchObject({
      code: 'invalid_input',
    });
    expect(await refuse(startSecondFactor, { body: {} }, person)).toMatchObject({ code: 'invalid_input' });
    const unproven = await createUnproven('content_creator');
    expect(await refuse(startSecondFactor, { body: { password: unproven.password } }, unproven)).toMatchObject({
      code: 'forbidden',
    });
    const { secret, session } = await succeed(startSecondFactor, { body: { password } }, person);
    const confirm = (code: string, with_: Partial<Person> = {}) =>
      ({ body: { password: with_.password ?? password, session, code } }) as const;
    expect(await refuse(confirmSecondFactor, confirm(wrongCodeOf(secret)), person)).toMatchObject({
      code: 'invalid_input',
    });
    expect(await refuse(confirmSecondFactor, confirm(codeOf(secret), { password: 'not it' }), person)).toMatchObject({
      code: 'invalid_input',
    });
    const other = await createPerson('content_creator');
    expect(await refuse(confirmSecondFactor, confirm(codeOf(secret), other), other)).toMatchObject({
      code: 'illegal_state',
    });
    expect((await signIn(person)).status, 'still off').toBe(200);
    await succeed(confirmSecondFactor, confirm(codeOf(secret)), person);
    expect(await refuse(startSecondFactor, { body: { password } }, person)).toMatchObject({ code: 'illegal_state' });
  });

  it('takes nobody else’s Google popup, and no session that began otherwise', async () => {
    const person = await createPerson('content_creator');
    const theirs = await googleIdToken(`${unique('gia')}@example.com`);
    for (const token of [theirs, person.idToken, 'none']) {
      expect(await refuse(startSecondFactor, { body: { googleIdToken: token } }, person)).toMatchObject({
        code: 'forbidden',
      });
    }
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code after a right password only, and the session says that it had one', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    expect((await signIn({ ...person, password: 'not it' }, codeOf(secret))).status).toBe(401);
    expect(await signIn(person)).toMatchObject(codeNeeded);
    expect(await signIn(person, wrongCodeOf(secret))).toMatchObject(wrongCode);
    const answer = await signIn(person, codeOf(secret));
    expect(answer.status).toBe(200);
    expect((await claimsAfter(answer))['second_factor']).toBe('totp');
  });

  it('pauses after wrong codes as after wrong passwords, also when the password alone is tried in between', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const guesser = newBrowser(newAddress());
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await signIn(person, undefined, guesser)).toMatchObject(codeNeeded);
      expect(await signIn(person, wrongCodeOf(secret), guesser)).toMatchObject(wrongCode);
    }
    expect((await signIn(person, codeOf(secret), guesser)).status, 'the right one at last').toBe(429);
    expect((await signIn(person, codeOf(secret))).status, 'their own network').toBe(200);
  });

  it('needs the mailed link in an unknown browser once codes were guessed from everywhere', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    for (let guess = 0; guess < FAILURES_UNTIL_MAIL; guess += 1) await signIn(person, wrongCodeOf(secret));
    expect(await signIn(person, codeOf(secret))).toMatchObject({
      status: 403,
      body: { errorType: 'mailed_link_needed' },
    });
  });

  it('counts a password without its code as no failure', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const own = newBrowser(newAddress());
    for (let tries = 0; tries < 8; tries += 1) expect(await signIn(person, undefined, own)).toMatchObject(codeNeeded);
    expect((await signIn(person, codeOf(secret), own)).status).toBe(200);
  });

  it('lets somebody in whose network has failed before, once the pause is over', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const own = newBrowser(newAddress());
    for (let tries = 0; tries < 5; tries += 1) await signIn(person, wrongCodeOf(secret), own);
    passMinutes(1);
    expect(await signIn(person, undefined, own)).toMatchObject(codeNeeded);
    expect((await signIn(person, codeOf(secret), own)).status).toBe(200);
  });

  it('does not postpone the others of a network by a password without its code', async () => {
    const { person } = await withSecondFactor(await createPerson('content_creator'));
    const address = newAddress();
    for (let tries = 0; tries < 20; tries += 1)
      await signIn({ ...person, email: `${unique('other')}@example.com` }, undefined, newBrowser(address));
    passMinutes(1);
    expect(await signIn(person, undefined, newBrowser(address))).toMatchObject(codeNeeded);
    expect((await signIn(await createPerson('content_creator'), undefined, newBrowser(address))).status).toBe(200);
  });

  it('takes a code as apps show it, in two halves', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const code = codeOf(secret);
    expect((await signIn(person, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('keeps it in a session that goes on after all others were ended', async () => {
    const { person } = await withSecondFactor(await createPerson('content_creator'));
    const answer = await newBrowser(addressOf()).ask(endOtherSessions, {}, person);
    expect((await claimsAfter(answer))['second_factor']).toBe('totp');
  });

  it('is needed after Google’s popup, too', async () => {
    const email = `${unique('gia')}@example.com`;
    await newBrowser(addressOf()).ask(loginWithGoogle, { body: { idToken: await googleIdToken(email) } });
    const { uid } = await deps().auth.getUserByEmail(email);
    const gia = { uid, idToken: await googleIdToken(email) } as Person;
    const googleToken = await googleIdToken(email);
    const { secret, session } = await succeed(startSecondFactor, { body: { googleIdToken: googleToken } }, gia);
    const body = { googleIdToken: googleToken, session, code: codeOf(secret) };
    await succeed(confirmSecondFactor, { body }, gia);
    await expect(googleIdToken(email), 'the popup answers no token').rejects.toThrow();

    const answer = await newBrowser(addressOf()).ask(loginWithGoogle, {
      body: { idToken: await googleIdTokenWithCode(email, codeOf(secret)) },
    });
    expect(await claimsAfter(answer)).toMatchObject({ uid: gia.uid, second_factor: 'totp' });
  });
});

describe('a recovery code', () => {
  it('signs in once, switches the second factor off, ends all sessions, and is told by mail', async () => {
    const { person, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    const [code = ''] = recoveryCodes;
    const answer = await signIn(person, ` ${code.toUpperCase().replaceAll('-', ' ')} `);
    expect(answer.status).toBe(200);
    expect((await claimsAfter(answer))['second_factor']).not.toBe('totp');
    expect((await signIn(person)).status, 'off').toBe(200);
    expect(await subjectsTo(person.email)).toEqual([
      'Two-step sign-in is off for Doubloon',
      'Two-step sign-in is on for Doubloon',
    ]);
    await deps()
      .auth.getUser(person.uid)
      .then(({ multiFactor }) => expect(multiFactor?.enrolledFactors ?? []).toEqual([]));
  });

  it('of somebody else, or a made-up one, is a wrong code', async () => {
    const { person } = await withSecondFactor(await createPerson('content_creator'));
    const other = await withSecondFactor(await createPerson('content_creator'));
    expect(await signIn(person, other.recoveryCodes[0])).toMatchObject(wrongCode);
    expect(await signIn(person, 'abcd-efgh-ijkm-npqr')).toMatchObject(wrongCode);
    expect(await signIn(person)).toMatchObject(codeNeeded);
  });
});

describe('switching the second factor off', () => {
  it('takes the password and a code, ends the other sessions, and is told by mail', async () => {
    const before = await createPerson('content_creator');
    const { person, secret } = await withSecondFactor(before);
    const { password } = person;
    for (const body of [
      { password },
      { password, code: wrongCodeOf(secret) },
      { password: 'not it', code: codeOf(secret) },
    ]) {
      expect(await refuse(removeSecondFactor, { body }, person)).toMatchObject({ code: 'invalid_input' });
    }
    expect(await signIn(person)).toMatchObject(codeNeeded);
    const { customToken } = await succeed(removeSecondFactor, { body: { password, code: codeOf(secret) } }, person);
    const after = { ...person, idToken: await exchangeCustomToken(customToken) };
    expect(await succeed(getSecondFactor, {}, after)).toMatchObject({ enabled_at: null });
    expect((await signIn(person)).status).toBe(200);
    expect(await subjectsTo(person.email)).toContain('Two-step sign-in is off for Doubloon');
    expect(await refuse(removeSecondFactor, { body: { password, code: codeOf(secret) } }, after)).toMatchObject({
      code: 'illegal_state',
    });
  });
});
