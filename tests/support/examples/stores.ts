import {
  clickAffiliateLink,
  createAffiliateLink,
  listAffiliateLinks,
} from '@doubloon/contract/affiliates/operations.ts';
import {
  followCreator,
  getFollowing,
  listFollowing,
  unfollowCreator,
} from '@doubloon/contract/followers/operations.ts';
import {
  createReview,
  deleteReview,
  getOwnReview,
  listReviewsOfCreator,
  replyToReview,
  updateReview,
} from '@doubloon/contract/reviews/operations.ts';
import {
  getStore,
  getStoreSettings,
  listCreators,
  listFeaturedCreators,
  resetStoreSettings,
  updateStore,
  updateStoreSettings,
} from '@doubloon/contract/stores/operations.ts';
import { succeed } from '../api.ts';
import { createPerson, unique } from '../given/people.ts';
import type { Person } from '../given/person.ts';
import { createCreatorWithStore, storeReview } from '../given/stores.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');
const owner = () => castMember('business_owner');
const byId = ({ uid }: Person) => ({ params: { id: uid } });
const query = { limit: 20 };

async function rewardingCreator() {
  return createCreatorWithStore({ affiliateReward: 20 });
}

export const storeExamples = [
  example(getStore, async () => ({ input: byId(await creator()) })),
  example(updateStore, async () => {
    const person = await creator();
    const profile = {
      category: 'food' as const,
      location: 'Jurong',
      description: 'Tea, mostly.',
      personalDescription: 'I drink tea.',
      background: 'Ten years of tea.',
      specialties: ['Matcha'],
      achievements: ['Tea of the year'],
      affiliateReward: 20,
    };
    return { input: { ...byId(person), body: profile }, person };
  }),
  example(getStoreSettings, async () => ({ input: byId(await creator()) })),
  example(updateStoreSettings, async () => {
    const person = await creator();
    const { wallpaper: _wallpaper, ...settings } = await succeed(getStoreSettings, byId(person));
    return { input: { ...byId(person), body: settings }, person };
  }),
  example(resetStoreSettings, async () => {
    const person = await creator();
    return { input: byId(person), person };
  }),
  example(listCreators, async () => ({
    input: { query: { ...query, search: 'tea', category: 'food' as const, sort: 'rating' as const } },
    person: await owner(),
  })),
  example(listFeaturedCreators, () => Promise.resolve({ input: {} })),
];

export const reviewExamples = [
  example(createReview, async () => {
    const person = await createPerson('business_owner');
    const { uid: creatorId } = await creator();
    return { input: { body: { creatorId, userId: person.uid, rating: 5, comment: 'A pleasure.' } }, person };
  }),
  example(listReviewsOfCreator, async () => ({ input: { ...byId(await creator()), query } })),
  example(getOwnReview, async () => ({ input: byId(await creator()), person: await owner() })),
  example(updateReview, async () => {
    const person = await owner();
    const { id } = await storeReview({ userId: person.uid, creatorId: unique('creator') });
    return { input: { params: { id }, body: { rating: 4, comment: 'Still good.' } }, person };
  }),
  example(replyToReview, async () => {
    const person = await creator();
    const { id } = await storeReview({ userId: unique('u'), creatorId: person.uid });
    return { input: { params: { id }, body: { creatorId: person.uid, reply: 'Thank you!' } }, person };
  }),
  example(deleteReview, async () => {
    const person = await owner();
    const { id } = await storeReview({ userId: person.uid, creatorId: unique('creator') });
    return { input: { params: { id } }, person };
  }),
];

export const followerExamples = [
  example(followCreator, async () => ({ input: byId(await creator()), person: await createPerson('business_owner') })),
  example(unfollowCreator, async () => ({ input: byId(await creator()), person: await owner() })),
  example(getFollowing, async () => ({ input: byId(await creator()), person: await owner() })),
  example(listFollowing, async () => {
    const person = await owner();
    return { input: { ...byId(person), query }, person };
  }),
];

export const affiliateExamples = [
  example(createAffiliateLink, async () => {
    const { uid: creatorId } = await rewardingCreator();
    return { input: { body: { creatorId } }, person: await owner() };
  }),
  example(listAffiliateLinks, async () => ({ input: { query }, person: await owner() })),
  example(clickAffiliateLink, async () => {
    const { uid: creatorId } = await rewardingCreator();
    const { code } = await succeed(createAffiliateLink, { body: { creatorId } }, await owner());
    return { input: { params: { code } } };
  }),
];
