import { confirmPasswordReset, loginWithGoogle, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@doubloon/contract/auth/second-factor-operations.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { recoveryDigest } from '../../../../functions/src/auth/second-factors.store.ts';
import { addressOf } from '../../../../scripts/seeding/network-address.ts';
import { deps, refuse, succeed } from '../../../support/api.ts';
import { newBrowser } from '../../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../../support/given/google.ts';
import { lastMailedCode } from '../../../support/given/mailed-codes.ts';
import { createPerson, unique } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';
import { passMinutes, stopClock } from '../../../support/setup/moving-clock.ts';
import { askIdentityService, codeNeeded, codeOf, signIn, withSecondFactor, wrongCode } from './with-second-factor.ts';

beforeAll(stopClock);

const Session = z.object({ idToken: z.string() });
const Started = z.object({ totpSessionInfo: z.object({ sharedSecretKey: z.string(), sessionInfo: z.string() }) });
const Pending = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })),
});

const signInDirectly = async ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  (await askIdentityService('signInWithPassword', { email, password, returnSecureToken: true })).json;

/** Enrols an app at the identity service; answers its secret. */
async function enrolDirectly(idToken: string): Promise<string> {
  const { json } = await askIdentityService('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo } = Started.parse(json).totpSessionInfo;
  const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(secret) };
  const { status } = await askIdentityService('mfaEnrollment:finalize', { idToken, totpVerificationInfo });
  expect(status).toBe(200);
  return secret;
}

const factorsOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await deps().auth.getUser(uid)).multiFactor?.enrolledFactors ?? [];

async function withGoogle() {
  const email = `${unique('gia')}@example.com`;
  const { body } = await newBrowser(addressOf()).ask(loginWithGoogle, {
    body: { idToken: await googleIdToken(email) },
  });
  const { user } = z.object({ user: z.object({ uid: z.string() }) }).parse(body);
  return { uid: user.uid, email, idToken: await googleIdToken(email) } as Person;
}

describe('a stolen session', () => {
  it('does not switch it on with a Google account that was linked past the product', async () => {
    const victim = await createPerson('content_creator');
    const thief = `${unique('thief')}@example.com`;
    const googleToken = await googleIdToken(thief, victim.idToken);
    const answer = await refuse(startSecondFactor, { body: { googleIdToken: googleToken } }, victim);
    expect(answer).toMatchObject({ code: 'illegal_state' });
    const { providerData } = await deps().auth.getUser(victim.uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('neither confirms nor switches it off with one', async () => {
    const victim = await createPerson('content_creator');
    const { secret, session } = await succeed(startSecondFactor, { body: { password: victim.password } }, victim);
    const googleToken = await googleIdToken(`${unique('thief')}@example.com`, victim.idToken);
    const body = { googleIdToken: googleToken, session, code: codeOf(secret) };
    expect(await refuse(confirmSecondFactor, { body }, victim)).toMatchObject({ code: 'illegal_state' });
    expect(await factorsOf(victim)).toEqual([]);
    const { person, secret: own } = await withSecondFactor(await createPerson('content_creator'));
    await googleIdToken(`${unique('thief')}@example.com`, person.idToken).catch(() => null);
    const off = { body: { password: person.password, code: codeOf(own) } };
    expect(await refuse(removeSecondFactor, off, person)).toMatchObject({ code: 'illegal_state' });
    expect(await factorsOf(person)).toHaveLength(1);
  });

  it('does not use a password that was set past the product', async () => {
    const gia = await withGoogle();
    const password = 'set by the thief';
    await askIdentityService('update', { idToken: gia.idToken, password });
    // A new password ends the sessions of earlier seconds.
    const again = { ...gia, idToken: await googleIdToken(gia.email) };
    const answer = await refuse(startSecondFactor, { body: { password } }, again);
    expect(answer).toMatchObject({ code: 'illegal_state' });
    const { providerData } = await deps().auth.getUser(gia.uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });
});

describe('a second factor that was replaced past the product', () => {
  it('lets nobody in with codes of the other app, only with a recovery code', async () => {
    const { person, secret, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    await deps().auth.updateUser(person.uid, { multiFactor: { enrolledFactors: null } });
    const other = await enrolDirectly(Session.parse(await signInDirectly(person)).idToken);
    expect(await signIn(person, codeOf(other))).toMatchObject(wrongCode);
    expect(await signIn(person, codeOf(secret))).toMatchObject(wrongCode);
    const off = { body: { password: person.password, code: codeOf(other) } };
    expect(await refuse(removeSecondFactor, off, person)).toMatchObject({ code: 'invalid_input' });
    expect((await signIn(person, recoveryCodes[0])).status).toBe(200);
  });

  it('still takes codes of its own app beside another one', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const { mfaPendingCredential, mfaInfo } = Pending.parse(await signInDirectly(person));
    const answer = await askIdentityService('mfaSignIn:finalize', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
      totpVerificationInfo: { verificationCode: codeOf(secret) },
    });
    const other = await enrolDirectly(Session.parse(answer.json).idToken);
    expect(await signIn(person, codeOf(other))).toMatchObject(wrongCode);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });
});

describe('two confirmations at once', () => {
  it('switch it on once, with the recovery codes of one, and leave its app alone', async () => {
    const gia = await withGoogle();
    const googleToken = await googleIdToken(gia.email);
    const begin = () => succeed(startSecondFactor, { body: { googleIdToken: googleToken } }, gia);
    const confirm = ({ secret, session }: Awaited<ReturnType<typeof begin>>) =>
      succeed(confirmSecondFactor, { body: { googleIdToken: googleToken, session, code: codeOf(secret) } }, gia);
    const begun = [await begin(), await begin()];
    const answers = await Promise.allSettled(begun.map(confirm));
    const won = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(won).toHaveLength(1);
    const stored = await deps().db.secondFactors.get(gia.uid);
    expect(stored.recoveryCodes).toEqual(won[0]?.recovery_codes.map((code) => recoveryDigest(gia.uid, code)));
    expect(await factorsOf(gia)).toMatchObject([{ uid: stored.enrollmentId }]);
  });
});

describe('a confirmation whose answer from the database is lost', () => {
  it('switches it on, with its app and its recovery codes', async () => {
    const person = await createPerson('content_creator');
    const { secret, session } = await succeed(startSecondFactor, { body: { password: person.password } }, person);
    const { firestore } = deps().db;
    const run = firestore.runTransaction.bind(firestore);
    // The client runs a transaction again if the answer to its commit is lost.
    const twice = vi.spyOn(firestore, 'runTransaction').mockImplementation(async (body, options) => {
      await run(body, options);
      return run(body, options);
    });
    const body = { password: person.password, session, code: codeOf(secret) };
    const answer = await succeed(confirmSecondFactor, { body }, person).finally(() => twice.mockRestore());
    const stored = await deps().db.secondFactors.get(person.uid);
    expect(stored.recoveryCodes).toEqual(answer.recovery_codes.map((code) => recoveryDigest(person.uid, code)));
    expect(await factorsOf(person)).toMatchObject([{ uid: stored.enrollmentId }]);
  });
});

describe('beginning anew', () => {
  it('removes an app that was enrolled past the product from an account with Google, too', async () => {
    const gia = await withGoogle();
    const googleToken = await googleIdToken(gia.email);
    await enrolDirectly(googleToken);
    passMinutes(3);
    await succeed(startSecondFactor, { body: { googleIdToken: googleToken } }, gia);
    expect(await factorsOf(gia)).toEqual([]);
  });
});

describe('what was done past the product', () => {
  it('a factor that somebody enrolled there locks nobody out', async () => {
    const person = await createPerson('content_creator');
    await enrolDirectly(Session.parse(await signInDirectly(person)).idToken);
    expect((await signIn(person)).status).toBe(200);
    passMinutes(3);
    await withSecondFactor(person);
  });
});

describe('a mailed reset of the password', () => {
  async function reset(person: Person): Promise<Person> {
    await succeed(requestPasswordReset, { body: { email: person.email } });
    const body = { code: await lastMailedCode(person.email, 'PASSWORD_RESET'), password: 'another treasure map' };
    await succeed(confirmPasswordReset, { body });
    return { ...person, password: body.password };
  }

  it('takes back a second factor of the last seven days, which somebody else may have switched on', async () => {
    const { person } = await withSecondFactor(await createPerson('content_creator'));
    passMinutes(7 * 24 * 60 - 1);
    expect((await signIn(await reset(person))).status).toBe(200);
    expect(await factorsOf(person)).toEqual([]);
  });

  it('leaves an older one on', async () => {
    const { person } = await withSecondFactor(await createPerson('content_creator'));
    passMinutes(7 * 24 * 60 + 1);
    expect(await signIn(await reset(person))).toMatchObject(codeNeeded);
    expect(await factorsOf(person)).toHaveLength(1);
  });

  it('lets nobody in without a recovery code where an older one was withdrawn past the product', async () => {
    const { person, secret, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    await deps().auth.updateUser(person.uid, { multiFactor: { enrolledFactors: null } });
    expect(await signIn(person)).toMatchObject(codeNeeded);
    expect(await signIn(person, codeOf(secret))).toMatchObject(wrongCode);
    passMinutes(8 * 24 * 60);
    const renewed = await reset(person);
    expect(await signIn(renewed)).toMatchObject(codeNeeded);
    expect((await signIn(renewed, recoveryCodes[0])).status).toBe(200);
  });
});
