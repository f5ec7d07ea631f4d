import { getRole, loginWithGoogle, register, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { saveDraft } from '@doubloon/contract/drafts/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { getStore, updateStore } from '@doubloon/contract/stores/operations.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newStore } from '../../functions/src/stores/store-copies.ts';
import { call, deps, refuse, succeed } from '../support/api.ts';
import { stored } from '../support/fixtures.ts';
import { googleIdToken } from '../support/google.ts';
import { createPerson, exchangeCustomToken, unique } from '../support/people.ts';
import type { Person } from '../support/person.ts';

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

  it('ends as one when both are chosen at once, with the claim that is stored', async () => {
    const answers = await Promise.all([choose('content_creator'), choose('business_owner'), choose('content_creator')]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const { role } = await deps().db.users.get(newcomer.uid);
    expect(await claimed()).toEqual({ role });
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
