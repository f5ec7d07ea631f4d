import { followCreator, listFollowing } from '@doubloon/contract/followers/operations.ts';
import { listMedia, uploadMedia } from '@doubloon/contract/media/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  getStore,
  getStoreSettings,
  listCreators,
  updateStore,
  updateStoreSettings,
} from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings, type StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { beforeAll, expect, it } from 'vitest';
import { getUserProfile } from '@doubloon/contract/users/operations.ts';
import { updateDerivedFields } from '../../../functions/src/platform/projections/derived-fields.ts';
import { storeProjections } from '../../../functions/src/stores/projections.ts';
import { sampleFiles, type SampleFile } from '../../../functions/testing/sample-files.ts';
import { deps, succeed } from '../../support/api.ts';
import { mayGetDirectly } from '../../support/borders/direct-rest.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { storeReview, storeStore } from '../../support/given/stores.ts';

const WRITTEN = {
  description: 'Films the rain.',
  personalDescription: 'I am shy.',
  background: 'Born at sea.',
  specialties: ['Rain'],
  achievements: ['Most rained on'],
};
const word = unique('drizzle');
let creator: Person;
let admin: Person;
let follower: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
  admin = await createPerson('admin');
  follower = await createPerson('business_owner');
  await storeStore({ id: creator.uid, name: word, ...WRITTEN });
  await storeReview({ userId: follower.uid, creatorId: creator.uid });
  const { png } = await sampleFiles();
  await succeed(uploadMedia, { body: {} }, creator, [png as SampleFile]);
  await succeed(followCreator, { params: { id: creator.uid } }, follower);
});

async function switchOff(...off: readonly (keyof StoreSettings['sections'])[]): Promise<void> {
  const settings = defaultStoreSettings(creator.uid);
  for (const section of off) settings.sections[section] = false;
  await deps().db.firestore.collection(COLLECTIONS.storeSettings).doc(creator.uid).set(settings);
}

/** Returns the store sections that this viewer receives; a visitor's without a person. */
async function sentTo(person?: Person) {
  const params = { id: creator.uid };
  const store = await succeed(getStore, { params }, person);
  return {
    texts: [store.personalDescription, store.background].filter((text) => text !== ''),
    lists: [...store.specialties, ...store.achievements],
    media: (await succeed(listMedia, { params, query: {} }, person)).length,
    reviews: (await succeed(listReviewsOfCreator, { params, query: {} }, person)).length,
    description: store.description,
  };
}

const ALL = {
  texts: ['I am shy.', 'Born at sea.'],
  lists: ['Rain', 'Most rained on'],
  media: 1,
  reviews: 1,
  description: WRITTEN.description,
};

it.each([
  ['about', { ...ALL, texts: [] }],
  ['products', { ...ALL, lists: [] }],
  ['media', { ...ALL, media: 0 }],
  ['reviews', { ...ALL, reviews: 0 }],
  ['stats', ALL],
] as const)('sends %s to nobody but its creator and admins while it is off', async (section, left) => {
  await switchOff(section);
  for (const other of [undefined, follower]) expect(await sentTo(other)).toEqual(left);
  for (const person of [creator, admin]) expect(await sentTo(person)).toEqual(ALL);
  await switchOff();
  expect(await sentTo()).toEqual(ALL);
});

it.each([
  ['about', ['Rain', 'Most rained on']],
  ['products', ['I am shy.', 'Born at sea.']],
] as const)('says nothing of %s in the profile of its creator either while it is off', async (section, left) => {
  const said = async (person: Person) => {
    const profile = await succeed(getUserProfile, { params: { id: creator.uid } }, person);
    const { personalDescription, background, specialties, achievements } = profile;
    return [personalDescription, background, ...specialties, ...achievements].filter((text) => text !== '');
  };
  const everything = [...ALL.texts, ...ALL.lists];
  await switchOff(section);
  expect(await said(follower)).toEqual(left);
  for (const person of [creator, admin]) expect(await said(person)).toEqual(everything);
  await switchOff();
  expect(await said(follower)).toEqual(everything);
});

it('names no specialties in lists of creators while their section is off', async () => {
  const listed = async () => {
    const [found] = await succeed(listCreators, { query: { search: word } }, follower);
    const [followed] = await succeed(listFollowing, { params: { id: follower.uid }, query: {} }, follower);
    return [found?.specialties, followed?.creator?.specialties];
  };
  await switchOff('products');
  expect(await listed()).toEqual([[], []]);
  await switchOff();
  expect(await listed()).toEqual([['Rain'], ['Rain']]);
});

it('shows the newest picture in lists of creators, no video, and nothing while the section is off', async () => {
  const painter = await createPerson('content_creator');
  const name = unique('palette');
  await storeStore({ id: painter.uid, name });
  await succeed(followCreator, { params: { id: painter.uid } }, follower);
  const listed = async () => {
    const [found] = await succeed(listCreators, { query: { search: name } }, follower);
    const followed = await succeed(listFollowing, { params: { id: follower.uid }, query: {} }, follower);
    const { creator: card } = followed.find(({ creatorId }) => creatorId === painter.uid) ?? {};
    return [found?.newestPicture, card?.newestPicture];
  };
  const upload = async (kind: 'png' | 'jpeg' | 'mp4') => {
    const file = (await sampleFiles())[kind] as SampleFile;
    return (await succeed(uploadMedia, { body: {} }, painter, [file])).downloadURL;
  };
  expect(await listed()).toEqual([undefined, undefined]);
  await upload('png');
  const newest = await upload('jpeg');
  await upload('mp4');
  expect(await listed()).toEqual([newest, newest]);

  const settings = defaultStoreSettings(painter.uid);
  const place = deps().db.firestore.collection(COLLECTIONS.storeSettings).doc(painter.uid);
  await place.set({ ...settings, sections: { ...settings.sections, media: false } });
  expect(await listed()).toEqual([undefined, undefined]);
});

it('finds nobody by specialties while their section is off, and by them again after', async () => {
  const params = { id: creator.uid };
  const find = async (search: string) => (await succeed(listCreators, { query: { search } }, follower)).length;
  const save = async (products: boolean) => {
    const { wallpaper: _wallpaper, ...settings } = await succeed(getStoreSettings, { params });
    const sections = { ...settings.sections, products };
    await succeed(updateStoreSettings, { params, body: { ...settings, sections } }, creator);
    // The search filters current data, so the change takes effect before the trigger has updated the index.
    const found = await find(`${word} rain`);
    await updateDerivedFields(deps().db, storeProjections, creator.uid);
    expect(await find(`${word} rain`)).toBe(found);
    return found;
  };
  await deps().db.firestore.collection(COLLECTIONS.stores).doc(creator.uid).update({ description: '' });
  expect(await save(false)).toBe(0);
  expect(await find('ain')).toBe(0);
  expect(await save(true)).toBe(1);
  expect(await find('ain')).toBe(1);
  await deps()
    .db.firestore.collection(COLLECTIONS.stores)
    .doc(creator.uid)
    .update({ description: WRITTEN.description });
});

it('keeps what stands in a section that is off, and answers it to its creator after a change', async () => {
  await switchOff('about');
  const body = { description: WRITTEN.description };
  expect(await succeed(updateStore, { params: { id: creator.uid }, body }, creator)).toMatchObject(WRITTEN);
});

it('is the only way to a store: nobody reads its document directly', async () => {
  for (const person of [undefined, follower, creator, admin])
    expect(await mayGetDirectly(person, `${COLLECTIONS.stores}/${creator.uid}`)).toBe(false);
});
