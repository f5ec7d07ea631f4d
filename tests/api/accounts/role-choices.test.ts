import { getRole, loginWithGoogle, register, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { getStore, updateStore } from '@doubloon/contract/stores/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasOnlyProfile } from '../../../functions/src/account/account-domains.ts';
import { newStore, storeCopies } from '../../../functions/src/stores/store-copies.ts';
import { call, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { startOwnApp } from '../../support/setup/own-app.ts';
import { createPerson, exchangeCustomToken, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const ROLES = ['business_owner', 'content_creator'] as const;

/** Somebody who has just come with Google, in a session that never gets a role. */
let newcomer: Person;

beforeEach(async () => {
  const idToken = await googleIdToken(`${unique('g')}@gmail.com`);
  const { user } = await succeed(loginWithGoogle, { body: { idToken } });
  newcomer = { ...(await createPerson('user')), uid: user.uid, idToken };
});

const choose = (role: ChoosableRole, person = newcomer) =>
  call(updateProfile, { body: { role, agreeToTerms: true } }, person);
const claimed = async () => (await deps().auth.getUser(newcomer.uid)).customClaims;

/** The newcomer in a session that has the role which was chosen. */
async function renewed(): Promise<Person> {
  return { ...newcomer, idToken: await exchangeCustomToken(await deps().auth.createCustomToken(newcomer.uid)) };
}

/** The newcomer has one role, wherever it stands: the document that others read, the identity's claim, and a store for creators alone. */
async function expectOneRole(role: ChoosableRole) {
  await storeCopies.update(deps().db, newcomer.uid);
  const user = await stored(COLLECTIONS.users, newcomer.uid);
  expect([user?.['role'], await claimed(), await succeed(getRole, {}, newcomer)]).toEqual([role, { role }, { role }]);
  const store = await stored(COLLECTIONS.stores, newcomer.uid);
  expect(store === undefined).toBe(role === 'business_owner');
}

const draft = { params: { key: 'application-1' }, body: { text: 'Dear owner' } };
const refusal = {
  status: 409,
  code: 'illegal_state',
  message:
    'Your role has already been chosen and cannot be changed. Log out and in again to go on with it; for the other role, register with another email address.',
};

describe('a role whose choice ended half-way', () => {
  it('may be chosen again, and the store of a creator goes with it', async () => {
    await choose('content_creator');
    const user = await deps().db.users.get(newcomer.uid);
    await deps().db.firestore.collection(COLLECTIONS.stores).doc(newcomer.uid).set(newStore(user));
    const creator = await renewed();
    expect(await choose('business_owner')).toMatchObject({ status: 200, data: { role: 'business_owner' } });
    expect(await claimed()).toEqual({ role: 'business_owner' });
    expect(await succeed(getRole, {}, newcomer)).toEqual({ role: 'business_owner' });
    expect(await stored(COLLECTIONS.stores, newcomer.uid)).toBeUndefined();
    const change = { params: { id: newcomer.uid }, body: { location: 'Singapore' } };
    expect(await refuse(updateStore, change, creator)).toMatchObject({ status: 403 });
    expect(await refuse(getStore, { params: { id: newcomer.uid } })).toMatchObject({ status: 404 });
  });

  it('ends as one when both are chosen at once, however they meet', async () => {
    const answers = await Promise.all(ROLES.flatMap((role) => [choose(role), choose(role), choose(role)]));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await expectOneRole((await deps().db.users.get(newcomer.uid)).role as ChoosableRole);
  });

  it.each([
    ['content_creator', 'business_owner'],
    ['business_owner', 'content_creator'],
  ] as const)('ends as the latest, also when the claim of an earlier one comes last (%s, %s)', async (first, last) => {
    const { auth } = deps();
    const claim = auth.setCustomUserClaims.bind(auth);
    vi.spyOn(auth, 'setCustomUserClaims').mockImplementationOnce(async (uid, claims) => {
      expect(await choose(last)).toMatchObject({ status: 200, data: { role: last } });
      await claim(uid, claims);
    });
    expect(await choose(first)).toMatchObject({ status: 200, data: { role: first } });
    await expectOneRole(last);
  });

  it('stays when the store is used while the other is chosen, and the store with it', async () => {
    await choose('content_creator');
    const change = { params: { id: newcomer.uid }, body: { location: 'Singapore' } };
    const { ask } = await startOwnApp({
      hasOnlyProfile: async (found, user) => {
        const answer = await hasOnlyProfile(found, user);
        await succeed(updateStore, change, await renewed());
        return answer;
      },
    });
    const body = { role: 'business_owner', agreeToTerms: true };
    expect(await ask('PUT', '/auth/profile', { person: newcomer, body })).toMatchObject({ status: 409 });
    await expectOneRole('content_creator');
    expect(await stored(COLLECTIONS.stores, newcomer.uid)).toMatchObject(change.body);
  });

  it('may be chosen again while the store’s copy of a new name is behind', async () => {
    await choose('content_creator');
    await storeCopies.update(deps().db, newcomer.uid);
    await succeed(updateProfile, { body: { name: 'Another Name' } }, newcomer);
    expect(await choose('business_owner')).toMatchObject({ status: 200 });
    await expectOneRole('business_owner');
  });

  it('stays with a session that has it', async () => {
    await choose('business_owner');
    expect(await refuse(updateProfile, { body: { role: 'content_creator' } }, await renewed())).toMatchObject(refusal);
    expect(await claimed()).toEqual({ role: 'business_owner' });
  });

  it.each([
    ['a draft was saved', async (person: Person) => succeed(saveDraft, draft, person)],
    [
      'the store says something',
      async (person: Person) =>
        succeed(updateStore, { params: { id: person.uid }, body: { location: 'Singapore' } }, person),
    ],
  ])('stays once %s', async (_what, use) => {
    await choose('content_creator');
    await use(await renewed());
    expect(await refuse(updateProfile, { body: { role: 'business_owner' } }, newcomer)).toMatchObject(refusal);
    expect(await claimed()).toEqual({ role: 'content_creator' });
    expect(await choose('content_creator')).toMatchObject({ status: 200 });
  });

  it('is nobody’s who registered with one, nor an admin’s', async () => {
    for (const role of ['content_creator', 'admin'] as const) {
      const person = await createPerson(role);
      expect(await refuse(updateProfile, { body: { role: 'business_owner' } }, person)).toMatchObject(refusal);
    }
  });
});

it('a registration whose token failed leaves nothing, so that the next may be in the other role', async () => {
  const username = unique('u');
  const body = {
    name: 'Ada',
    username,
    email: `${username}@example.com`,
    password: 'treasure-map',
    agreeToTerms: true,
  } as const;
  vi.spyOn(deps().auth, 'createCustomToken').mockRejectedValueOnce(new Error('no signature'));
  expect(await call(register, { body: { ...body, role: 'content_creator' } })).toMatchObject({
    status: 500,
  });
  const { user } = await succeed(register, { body: { ...body, role: 'business_owner' } });
  expect(user).toMatchObject({ role: 'business_owner', username });
});
