import { getProfile, updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  getUser,
  getUserProfile,
  requestVerification,
  updateUserProfile,
} from '@doubloon/contract/users/operations.ts';
import { describe, expect, it } from 'vitest';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { linkAccount, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

describe('reading a user', () => {
  it('shows the public part to anybody signed in, and neither e-mail nor contact', async () => {
    const shown = await createPerson('content_creator');
    const reader = await createPerson('user');
    const profile = await succeed(getUser, { params: { id: shown.uid } }, reader);
    expect(profile).toMatchObject({ uid: shown.uid, displayName: shown.name, role: 'content_creator' });
    expect(JSON.stringify(profile)).not.toContain(shown.email);
  });

  it('answers not found for a uid nobody has', async () => {
    const reader = await createPerson('user');
    for (const operation of [getUser, getUserProfile]) {
      expect(await refuse(operation, { params: { id: unique('nobody') } }, reader)).toMatchObject({
        status: 404,
        message: 'User not found',
      });
    }
  });

  it('asks for a login', async () => {
    expect(await refuse(getUser, { params: { id: 'anyone' } })).toMatchObject({ status: 401 });
    expect(await refuse(getUserProfile, { params: { id: 'anyone' } })).toMatchObject({ status: 401 });
  });
});

const everything = {
  name: 'Cy the Creator',
  contact: '+65 8000 0000',
  bio: 'Tea, twice a day.\nAnd cake.',
  website: 'https://cy.example/shop',
  personalDescription: 'I show tea.',
  background: 'Ten years of kettles.',
  category: 'food' as const,
  location: 'Singapore',
  specialties: ['Tea', 'Cake'],
  achievements: ['Tea of the year'],
};

describe('the profile of a person', () => {
  it('is changed in all its parts, and read again by its owner and by others', async () => {
    const creator = await createPerson('content_creator');
    const reader = await createPerson('business_owner');
    const params = { id: creator.uid };
    const username = unique('cy.');
    const changed = await succeed(updateUserProfile, { params, body: { ...everything, username } }, creator);
    expect(changed).toMatchObject({ ...everything, username, email: creator.email, displayName: everything.name });
    expect(await succeed(getUserProfile, { params }, creator)).toEqual(changed);
    const { contact: _contact, ...open } = everything;
    const seen = await succeed(getUserProfile, { params }, reader);
    expect(seen).toMatchObject({ ...open, username });
    expect(seen).not.toHaveProperty('email');
    expect(seen).not.toHaveProperty('contact');
    expect(JSON.stringify(await stored(COLLECTIONS.users, creator.uid))).not.toContain(everything.contact);
  });

  it('keeps what is left out and removes what is empty', async () => {
    const creator = await createPerson('content_creator');
    const params = { id: creator.uid };
    await succeed(updateUserProfile, { params, body: everything }, creator);
    const body = { bio: '', website: '' as const, contact: '', specialties: [] };
    expect(await succeed(updateUserProfile, { params, body }, creator)).toMatchObject({
      ...everything,
      bio: null,
      website: null,
      contact: null,
      specialties: [],
    });
  });

  it('is nobody else’s to change, and says nothing of a store for somebody who is no creator', async () => {
    const owner = await createPerson('business_owner');
    const other = await createPerson('content_creator');
    const body = { name: 'Thief' };
    expect(await refuse(updateUserProfile, { params: { id: owner.uid }, body }, other)).toMatchObject({ status: 403 });
    expect(await refuse(updateUserProfile, { params: { id: owner.uid }, body })).toMatchObject({ status: 401 });
    const described = { params: { id: owner.uid }, body: { name: 'New', location: 'Singapore' } };
    expect(await refuse(updateUserProfile, described, owner)).toMatchObject({ status: 403 });
    expect(await stored(COLLECTIONS.users, owner.uid)).toMatchObject({ name: owner.name });
    expect(await succeed(getUserProfile, { params: { id: owner.uid } }, owner)).toMatchObject({
      location: '',
      category: null,
    });
  });

  it('names every refused field', async () => {
    const creator = await createPerson('content_creator');
    const body = JSON.stringify({
      name: '',
      username: 'my.store',
      bio: 'x'.repeat(501),
      website: 'http://cy.example',
      category: 'crime',
      specialties: 'Tea',
    });
    const answer = await callRaw('PUT', `/users/profile/${creator.uid}`, { body, person: creator });
    expect(answer.status).toBe(422);
    const { details } = answer.body as { details: { field: string }[] };
    expect(details.map(({ field }) => field).sort()).toEqual(
      ['name', 'username', 'bio', 'website', 'category', 'specialties'].map((field) => `body.${field}`).sort(),
    );
  });

  it('can be changed in its user part where the specification saves the profile form', async () => {
    const owner = await createPerson('business_owner');
    const username = unique('u');
    const body = { username, bio: 'Kettles.', website: 'https://kettles.example' as const };
    expect(await succeed(updateProfile, { body }, owner)).toMatchObject(body);
  });
});

describe('the accounts of a person elsewhere', () => {
  async function storePayoutAccount({ uid }: Person, accountId: string): Promise<void> {
    const now = new Date();
    const account: ConnectedAccount = {
      ...{
        uid,
        accountId,
        country: 'SG',
        status: 'active',
        generation: 1,
        accessEndedAt: null,
        accessRefusedSince: null,
        heldAt: null,
      },
      ...{ cardFingerprints: [], bankFingerprints: [], due: [], dueBy: null, restrictedAt: null, bankRefusals: [] },
      ...{ chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true, createdAt: now, updatedAt: now },
    };
    await deps().db.firestore.collection(COLLECTIONS.connectedAccounts).doc(uid).set(account);
  }

  it('stand in their own profile, wherever that is answered, and in nobody else’s view of it', async () => {
    const creator = await createPerson('content_creator');
    const params = { id: creator.uid };
    expect(await succeed(getProfile, {}, creator)).toMatchObject({ socialAccounts: {}, stripeAccount: null });
    await linkAccount(creator, 'tiktok', 'cy');
    await linkAccount(creator, 'youtube', 'cytube');
    await storePayoutAccount(creator, 'acct_cy');
    const accounts = {
      socialAccounts: { tiktok: { username: 'cy' }, youtube: { username: 'cytube' } },
      stripeAccount: { stripe_account_id: 'acct_cy', currency: 'sgd' },
    };
    expect(await succeed(getProfile, {}, creator)).toMatchObject(accounts);
    expect(await succeed(updateProfile, { body: { bio: 'Tea.' } }, creator)).toMatchObject({
      ...accounts,
      bio: 'Tea.',
    });
    expect(await succeed(getUserProfile, { params }, creator)).toMatchObject(accounts);
    expect(await succeed(updateUserProfile, { params, body: {} }, creator)).toMatchObject(accounts);
    const seen = await succeed(getUserProfile, { params }, await createPerson('business_owner'));
    expect(seen).not.toHaveProperty('socialAccounts');
    expect(seen).not.toHaveProperty('stripeAccount');
  });
});

describe('a username that is changed', () => {
  const rename = (person: Person, username: string) =>
    call(updateUserProfile, { params: { id: person.uid }, body: { username } }, person);

  it('frees the one before and takes the new one, and may change its case', async () => {
    const person = await createPerson('content_creator');
    const next = await createPerson('content_creator');
    const before = String((await stored(COLLECTIONS.users, person.uid))?.['username']);
    const username = unique('new');
    expect(await rename(person, username)).toMatchObject({ status: 200 });
    expect(await stored(COLLECTIONS.usernames, before)).toBeUndefined();
    expect(await rename(next, username.toUpperCase())).toMatchObject({
      status: 409,
      error: { code: 'already_exists', message: 'This username is already taken' },
    });
    expect(await rename(next, before)).toMatchObject({ status: 200 });
    expect(await rename(person, username.toUpperCase())).toMatchObject({ status: 200 });
    expect(await stored(COLLECTIONS.usernames, username)).toEqual({ uid: person.uid });
  });

  it('is given to exactly one of several who ask at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson('content_creator')));
    const username = unique('race');
    const answers = await Promise.all(people.map((person) => rename(person, username)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const winner = people[answers.findIndex(({ ok }) => ok)];
    expect(await stored(COLLECTIONS.usernames, username)).toEqual({ uid: winner?.uid });
    const held = await deps()
      .db.firestore.collection(COLLECTIONS.usernames)
      .where(
        'uid',
        'in',
        people.map(({ uid }) => uid),
      )
      .get();
    expect(held.size).toBe(people.length);
  });
});

describe('social links', () => {
  it('can be hidden and shown again while the account is linked, and are no others than those', async () => {
    const creator = await createPerson('content_creator');
    const params = { id: creator.uid };
    await linkAccount(creator, 'tiktok', 'cy');
    const tiktok = 'https://www.tiktok.com/@cy';
    const save = (socialLinks: Record<string, string>) => ({ params, body: { socialLinks } });
    expect((await succeed(updateUserProfile, save({ tiktok }), creator)).socialLinks).toEqual({ tiktok });
    expect((await succeed(updateUserProfile, save({ tiktok: '' }), creator)).socialLinks).toEqual({});
    await succeed(updateUserProfile, save({ tiktok }), creator);
    const strange = save({ tiktok: 'https://www.tiktok.com/@star', youtube: 'https://www.youtube.com/@star' });
    expect(await refuse(updateUserProfile, strange, creator)).toMatchObject({
      status: 422,
      details: [{ field: 'body.socialLinks.tiktok' }, { field: 'body.socialLinks.youtube' }],
    });
    expect(await stored(COLLECTIONS.users, creator.uid)).toMatchObject({ socialLinks: { tiktok } });
  });
});

describe('a verification request', () => {
  it('is filed once, shows in the own profile, and is not for the verified', async () => {
    const creator = await createPerson('content_creator');
    const first = await succeed(requestVerification, {}, creator);
    expect(await succeed(requestVerification, {}, creator)).toEqual(first);
    const waiting = await deps()
      .db.firestore.collection(COLLECTIONS.userPrivate)
      .where('verificationRequestedAt', '>', new Date(0))
      .orderBy('verificationRequestedAt')
      .get();
    expect(waiting.docs.map(({ id }) => id)).toContain(creator.uid);
    await deps().db.firestore.collection(COLLECTIONS.users).doc(creator.uid).update({ isVerified: true });
    expect(await refuse(requestVerification, {}, creator)).toMatchObject({
      status: 409,
      message: 'Your account is already verified',
    });
  });

  it('is for creators and owners, not for admins and visitors', async () => {
    const owner = await createPerson('business_owner');
    const { verificationRequestedAt } = await succeed(requestVerification, {}, owner);
    expect(await succeed(getProfile, {}, owner)).toMatchObject({ verificationRequestedAt });
    expect(await refuse(requestVerification, {}, await createPerson('admin'))).toMatchObject({ status: 403 });
    expect(await refuse(requestVerification, {})).toMatchObject({ status: 401 });
  });
});
