import { loginWithGoogle, register, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { changedGoogleIdToken } from '../../support/given/google.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

const RESERVED = 'This name is reserved. Please choose another one.';
const HIDING = 'Please use one alphabet in a word, and no characters that cannot be seen';
/** The last ones are written with letters of other alphabets, and with a character that cannot be seen. */
const DECEIVING = [
  ['Doubloon Support', RESERVED],
  ['Admin', RESERVED],
  ['АДМИН Admin', RESERVED],
  ['Support Agent Anna', RESERVED],
  ['官方客服', RESERVED],
  ['Dоubloon', HIDING],
  ['Ada\u200b Merchant', HIDING],
] as const;

const refusalOf = (field: string, message: string) => ({
  status: 422,
  code: 'invalid_input',
  message,
  details: [{ field, message }],
});

function registration(overrides: { name?: string; username?: string }) {
  const username = unique('n');
  const common = { role: 'content_creator', agreeToTerms: true, password: 'correct horse' } as const;
  return { body: { name: 'Ada Merchant', email: `${username}@example.com`, username, ...common, ...overrides } };
}

function storeSettings(creator: Person, changes: { title?: string; name?: string }) {
  const { id: _id, wallpaper: _wallpaper, hero, branding, ...look } = defaultStoreSettings(creator.uid);
  return {
    params: { id: creator.uid },
    body: {
      ...look,
      hero: { ...hero, image: null, ...(changes.title !== undefined && { title: changes.title }) },
      branding: { ...branding, logo: null, ...(changes.name !== undefined && { name: changes.name }) },
    },
  };
}

describe('a name that deceives', () => {
  it.each(DECEIVING)('is refused wherever somebody or a store gets one: %j', async (name, message) => {
    const person = await createPerson('user');
    const creator = await createCreatorWithStore();
    const profile = { params: { id: person.uid }, body: { name } };
    expect(await refuse(register, registration({ name }))).toMatchObject(refusalOf('body.name', message));
    expect(await refuse(updateProfile, { body: { name } }, person)).toMatchObject(refusalOf('body.name', message));
    expect(await refuse(updateUserProfile, profile, person)).toMatchObject(refusalOf('body.name', message));
    expect(await refuse(updateStoreSettings, storeSettings(creator, { name }), creator)).toMatchObject(
      refusalOf('body.branding.name', message),
    );
    expect(await refuse(updateStoreSettings, storeSettings(creator, { title: name }), creator)).toMatchObject(
      refusalOf('body.hero.title', message),
    );
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ name: person.name });
  });

  it.each(['doubloon.help', 'the_admin', 'd0ubloon_fan'])('is refused as a username: %s', async (username) => {
    const person = await createPerson('user');
    const refusal = refusalOf('body.username', RESERVED);
    expect(await refuse(register, registration({ username }))).toMatchObject(refusal);
    expect(await refuse(updateProfile, { body: { username } }, person)).toMatchObject(refusal);
  });

  it('is not taken from Google, where people choose their own', async () => {
    const named = async (email: string) => {
      const idToken = await changedGoogleIdToken(email, { displayName: 'Doubloon Support' });
      return (await succeed(loginWithGoogle, { body: { idToken } })).user.name;
    };
    const local = unique('gina');
    expect(await named(`${local}@gmail.com`)).toBe(local);
    expect(await named(`admin.${unique('g')}@gmail.com`)).toBe('New member');
  });

  it('is left to admins, for whom it is kept', async () => {
    const admin = await createPerson('admin');
    expect(await succeed(updateProfile, { body: { name: 'Doubloon Support' } }, admin)).toMatchObject({
      name: 'Doubloon Support',
    });
  });

  it('stays with whoever has had it, until they change it', async () => {
    const person = await createPerson('user');
    await deps().db.firestore.collection(COLLECTIONS.users).doc(person.uid).update({ name: 'Admin Ada' });
    await succeed(updateProfile, { body: { name: 'Admin Ada', bio: 'Hello' } }, person);
    await succeed(updateProfile, { body: { name: 'Ada' } }, person);
    expect(await refuse(updateProfile, { body: { name: 'Admin Ada' } }, person)).toMatchObject({ status: 422 });
  });
});
