import { listBlocks } from '@doubloon/contract/blocks/operations.ts';
import { listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { followId, listFollowing } from '@doubloon/contract/followers/operations.ts';
import { listReviewsOfCreator } from '@doubloon/contract/reviews/operations.ts';
import { listMedia } from '@doubloon/contract/media/operations.ts';
import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore, getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { followDocument, reviewDocument, storeDocument } from '../../../functions/testing/store-documents.ts';
import { call } from '../api.ts';
import type { Person } from '../given/person.ts';
import { byId, page, put, type Cast, type Cell } from './cell.ts';

/** Stores the documents that `storeCells` read. */
export async function putStoreDocuments({ owner, creator }: Cast<Person>): Promise<void> {
  await put(COLLECTIONS.stores, creator.uid, storeDocument({ id: creator.uid }));
  await put(COLLECTIONS.storeSettings, creator.uid, defaultStoreSettings(creator.uid));
  const review = reviewDocument({ userId: owner.uid, creatorId: creator.uid });
  await put(COLLECTIONS.reviews, review.id, review);
  const follow = followDocument({ followerUid: owner.uid, creatorUid: creator.uid });
  await put(COLLECTIONS.follows, follow.id, follow);
}

/** The reads of a creator's store and what belongs to it. */
export const storeCells = ({ owner, creator }: Cast<() => Person>): Cell[] => [
  {
    collection: 'stores',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getStore, byId(creator().uid), person),
  },
  {
    collection: 'storeSettings',
    action: 'get',
    self: creator,
    id: () => creator().uid,
    api: () => (person) => call(getStoreSettings, byId(creator().uid), person),
  },
  {
    collection: 'reviews',
    action: 'list',
    self: owner,
    counterpart: creator,
    id: () => reviewId(owner().uid, creator().uid),
    api: () => (person) => call(listReviewsOfCreator, page(creator().uid), person),
  },
  {
    collection: 'follows',
    action: 'list',
    self: owner,
    counterpart: creator,
    id: () => followId(owner().uid, creator().uid),
    api: () => (person) => call(listFollowing, page(owner().uid), person),
  },
  {
    collection: 'affiliateLinks',
    action: 'list',
    self: owner,
    id: () => owner().uid,
    // The API returns only the caller's own.
    api: (relation) => (relation === 'self' ? (person) => call(listAffiliateLinks, { query: {} }, person) : null),
  },
  {
    collection: 'blocks',
    action: 'list',
    self: owner,
    id: () => 'any',
    // Everybody's list contains only their own.
    api: (relation) =>
      relation === 'self' || relation === 'anonymous' ? (person) => call(listBlocks, { query: {} }, person) : null,
  },
  {
    collection: 'media',
    action: 'list',
    self: creator,
    id: () => 'any',
    api: () => (person) => call(listMedia, page(creator().uid), person),
  },
];
