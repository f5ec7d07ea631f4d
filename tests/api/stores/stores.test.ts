import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore, updateStore } from '@doubloon/contract/stores/operations.ts';
import { getUser } from '@doubloon/contract/users/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { moderateStore } from '../../../functions/src/stores/change-store.ts';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

let creator: Person;
let other: Person;
let owner: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  other = await createPerson('content_creator');
  owner = await createPerson('business_owner');
});

const byId = ({ uid }: Person) => ({ params: { id: uid } });

describe('a public store', () => {
  it('is there for a creator who has done nothing for it, and is not stored for that', async () => {
    const store = await succeed(getStore, byId(creator));
    expect(store).toMatchObject({
      id: creator.uid,
      name: creator.name,
      category: null,
      rating: 0,
      reviewCount: 0,
      followers: 0,
      verified: false,
      featured: false,
      specialties: [],
      achievements: [],
      affiliateReward: null,
    });
    expect(store.joinedDate).toBeInstanceOf(Date);
    expect(await stored(COLLECTIONS.stores, creator.uid)).toBeUndefined();
  });

  it('shows the average of its reviews with one decimal', async () => {
    const person = await createCreatorWithStore({ counts: { followers: 7, reviews: 3, ratingSum: 14 } });
    expect(await succeed(getStore, byId(person))).toMatchObject({ rating: 4.7, reviewCount: 3, followers: 7 });
  });

  it('is not found for who is no creator, or nobody', async () => {
    expect(await refuse(getStore, byId(owner))).toMatchObject({ status: 404, message: 'Creator not found' });
    expect(await refuse(getStore, { params: { id: 'my-store' } })).toMatchObject({ status: 404 });
  });

  it('is found by the username of its creator, too, however it is spelled', async () => {
    const person = await createPerson('content_creator');
    const { username } = await succeed(getUser, byId(person), person);
    const byName = { params: { id: String(username).toUpperCase() } };
    expect(await succeed(getStore, byName)).toMatchObject({ id: person.uid });
    expect(await refuse(getStore, { params: { id: 'lina.tan' } })).toMatchObject({ status: 404 });
  });

  it('leaves its address to nobody who calls themselves by its id, also once it is closed', async () => {
    const gone = await createCreatorWithStore({ status: 'closed' });
    const next = await createCreatorWithStore();
    const body = JSON.stringify({ username: gone.uid });
    expect(await callRaw('PUT', '/auth/profile', { person: next, body })).toMatchObject({ status: 422 });
    expect(await refuse(getStore, { params: { id: gone.uid } })).toMatchObject({ status: 404 });
  });

  it('is not found while it is closed', async () => {
    const person = await createPerson('content_creator');
    const { db } = deps();
    await unitOfWork({ db }, (tx) => moderateStore(tx, person.uid, { status: 'closed' }));
    expect(await refuse(getStore, byId(person))).toMatchObject({ status: 404 });
    await unitOfWork({ db }, (tx) => moderateStore(tx, person.uid, { status: 'open' }));
    expect(await succeed(getStore, byId(person))).toMatchObject({ id: person.uid });
  });
});

describe('editing one’s store', () => {
  it('keeps what was written, part by part, from the first need on', async () => {
    const first = await succeed(
      updateStore,
      { ...byId(creator), body: { category: 'food', specialties: [' Matcha ', 'Oolong'], affiliateReward: 25 } },
      creator,
    );
    expect(first).toMatchObject({ category: 'food', specialties: ['Matcha', 'Oolong'], affiliateReward: 25 });
    const changed = { personalDescription: 'I drink tea.\n\nA lot.', category: null, specialties: [] };
    await succeed(updateStore, { ...byId(creator), body: changed }, creator);
    expect(await succeed(getStore, byId(creator))).toMatchObject({
      ...changed,
      affiliateReward: 25,
      name: creator.name,
    });
    expect(await stored(COLLECTIONS.stores, creator.uid)).toMatchObject({
      personalDescription: 'I drink tea.\n\nA lot.',
    });
  });

  it('refuses what a creator has no say in', async () => {
    const before = await succeed(getStore, byId(creator));
    const fields = { verified: true, featured: true, rating: 5, followers: 9, counts: {}, status: 'open', id: 'x' };
    const body = JSON.stringify({ location: 'Singapore', ...fields });
    expect(await callRaw('PUT', `/stores/${creator.uid}`, { person: creator, body })).toMatchObject({
      status: 422,
      body: { details: Object.keys(fields).map((name) => ({ field: `body.${name}`, message: 'Unknown field' })) },
    });
    expect(await succeed(getStore, byId(creator))).toEqual(before);
  });

  it.each([
    ['category', { category: 'gambling' }],
    ['affiliateReward', { affiliateReward: 101 }],
    ['affiliateReward', { affiliateReward: -1 }],
    ['affiliateReward', { affiliateReward: 2.5 }],
    ['description', { description: 'x'.repeat(501) }],
    ['specialties', { specialties: Array.from({ length: 21 }, () => 'x') }],
    ['specialties.0', { specialties: ['\u202Eevil'] }],
    ['achievements.0', { achievements: [' '] }],
  ])('is refused and changes nothing with a bad %s', async (field, body) => {
    const before = await stored(COLLECTIONS.stores, creator.uid);
    const answer = await callRaw('PUT', `/stores/${creator.uid}`, { person: creator, body: JSON.stringify(body) });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: `body.${field}` }] } });
    expect(await stored(COLLECTIONS.stores, creator.uid)).toEqual(before);
  });

  it('is for the creator alone', async () => {
    const input = { ...byId(creator), body: { description: 'Taken over' } };
    expect(await refuse(updateStore, input, other)).toMatchObject({ status: 403 });
    expect(await refuse(updateStore, input, owner)).toMatchObject({ status: 403 });
    expect(await refuse(updateStore, input)).toMatchObject({ status: 401 });
    expect(await refuse(updateStore, { ...byId(owner), body: {} }, owner)).toMatchObject({ status: 403 });
    expect(await stored(COLLECTIONS.stores, owner.uid)).toBeUndefined();
    expect((await succeed(getStore, byId(creator))).description).toBe('');
  });
});
