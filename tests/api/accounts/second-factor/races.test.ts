import { loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@doubloon/contract/auth/second-factor-operations.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dropSecondFactor } from '../../../../functions/src/auth/sign-in-code.ts';
import { addressOf } from '../../../../scripts/seeding/network-address.ts';
import { deps, refuse, succeed } from '../../../support/api.ts';
import { newBrowser } from '../../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../../support/given/google.ts';
import { createPerson, exchangeCustomToken, unique } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';
import { passMinutes, stopClock } from '../../../support/setup/moving-clock.ts';
import { codeNeeded, codeOf, signIn, withSecondFactor } from './with-second-factor.ts';
import { z } from 'zod';

beforeAll(stopClock);
afterEach(() => {
  vi.restoreAllMocks();
});

const factorsOf = async ({ uid }: Pick<Person, 'uid'>) =>
  (await deps().auth.getUser(uid)).multiFactor?.enrolledFactors ?? [];

/** Has something happen once, right after an app was enrolled and before that is on record. */
function betweenAppAndRecord(meanwhile: () => unknown): void {
  const { auth } = deps();
  const verify = auth.verifyIdToken.bind(auth);
  let isDone = false;
  vi.spyOn(auth, 'verifyIdToken').mockImplementation(async (token, checksRevoked) => {
    const decoded = await verify(token, checksRevoked);
    if (decoded.firebase.sign_in_second_factor !== undefined && !isDone) {
      isDone = true;
      await meanwhile();
    }
    return decoded;
  });
}

/** Has something happen once, right before the identity service loses a person's apps. */
function beforeAppsAreRemoved(meanwhile: () => unknown): void {
  const { auth } = deps();
  const update = auth.updateUser.bind(auth);
  let isDone = false;
  vi.spyOn(auth, 'updateUser').mockImplementation(async (uid, changes) => {
    if (changes.multiFactor !== undefined && !isDone) {
      isDone = true;
      await meanwhile();
    }
    return update(uid, changes);
  });
}

async function begun() {
  const person = await createPerson('content_creator');
  const { password } = person;
  const { secret, session } = await succeed(startSecondFactor, { body: { password } }, person);
  return { person, secret, confirmation: { body: { password, session, code: codeOf(secret) } } };
}

describe('switching the second factor on', () => {
  it('keeps its app when its person signs in at the same moment', async () => {
    const { person, secret, confirmation } = await begun();
    const statuses: number[] = [];
    betweenAppAndRecord(async () => statuses.push((await signIn(person)).status));
    await succeed(confirmSecondFactor, confirmation, person);
    expect(statuses, 'not on yet').toEqual([200]);
    expect(await signIn(person)).toMatchObject(codeNeeded);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });

  it('keeps its app when it is begun anew at the same moment', async () => {
    const { person, secret, confirmation } = await begun();
    const codes: string[] = [];
    const anew = { body: { password: person.password } };
    betweenAppAndRecord(async () => codes.push((await refuse(startSecondFactor, anew, person)).code));
    await succeed(confirmSecondFactor, confirmation, person);
    expect(codes).toEqual(['illegal_state']);
    expect((await signIn(person, codeOf(secret))).status).toBe(200);
  });

  it('leaves no app and no record when it takes so long that the app could be taken for a foreign one', async () => {
    const { person, confirmation } = await begun();
    betweenAppAndRecord(() => passMinutes(1));
    expect(await refuse(confirmSecondFactor, confirmation, person)).toMatchObject({ code: 'illegal_state' });
    expect(await factorsOf(person)).toEqual([]);
    expect(await deps().db.secondFactors.find(person.uid)).toBeNull();
    await withSecondFactor(person);
  });

  it('refuses a Google popup that was gone through before', async () => {
    const email = `${unique('gia')}@example.com`;
    const idToken = await googleIdToken(email);
    const answer = await newBrowser(addressOf()).ask(loginWithGoogle, { body: { idToken } });
    const { user } = z.object({ user: z.object({ uid: z.string() }) }).parse(answer.body);
    const gia = { uid: user.uid, email, idToken } as Person;
    const { secret, session } = await succeed(startSecondFactor, { body: { googleIdToken: idToken } }, gia);
    const body = { googleIdToken: idToken, session, code: codeOf(secret) };
    await succeed(confirmSecondFactor, { body }, gia);
    expect((await newBrowser(addressOf()).ask(loginWithGoogle, { body: { idToken } })).status).toBe(409);
  });
});

describe('switching the second factor off', () => {
  it('takes one recovery code once, also when it is sent twice at the same moment', async () => {
    const { person, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    const statuses: number[] = [];
    beforeAppsAreRemoved(async () => statuses.push((await signIn(person, recoveryCodes[0])).status));
    expect((await signIn(person, recoveryCodes[0])).status).toBe(200);
    expect(statuses).toEqual([429]);
  });

  it('asks for a code until it is off, and a code of its app is no failure of ours meanwhile', async () => {
    const { person, secret, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    const answers: object[] = [];
    beforeAppsAreRemoved(async () => answers.push(await signIn(person), await signIn(person, codeOf(secret))));
    expect((await signIn(person, recoveryCodes[0])).status).toBe(200);
    expect(answers).toMatchObject([codeNeeded, { status: 200 }]);
  });

  it('leaves one alone that was switched on since', async () => {
    const { person, secret } = await withSecondFactor(await createPerson('content_creator'));
    const { password } = person;
    const earlier = await deps().db.secondFactors.get(person.uid);
    await succeed(removeSecondFactor, { body: { password, code: codeOf(secret) } }, person);
    const again = await withSecondFactor({ ...person, idToken: await sessionOf(person) });
    expect(await dropSecondFactor(deps(), person, earlier)).toBe(false);
    expect((await signIn(person, codeOf(again.secret))).status).toBe(200);
  });

  it('can be repeated two minutes after a try that died', async () => {
    const { person, recoveryCodes } = await withSecondFactor(await createPerson('content_creator'));
    beforeAppsAreRemoved(() => {
      throw new Error('The instance dies here');
    });
    expect((await signIn(person, recoveryCodes[0])).status).toBe(500);
    expect(await signIn(person)).toMatchObject(codeNeeded);
    expect((await signIn(person, recoveryCodes[0])).status).toBe(429);
    passMinutes(2);
    expect((await signIn(person, recoveryCodes[0])).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
  });
});

async function sessionOf(person: Person): Promise<string> {
  const { customToken } = z.object({ customToken: z.string() }).parse((await signIn(person)).body);
  return exchangeCustomToken(customToken);
}
