import { followId, type Follow } from '@doubloon/contract/followers/operations.ts';
import { reviewId, type Review } from '@doubloon/contract/reviews/review.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';

const CREATED_AT = new Date('2026-03-01T08:00:00Z');

/** The stored store of a creator without texts and followers. */
export function storeDocument(fields: Pick<Store, 'id'> & Partial<Store>): Store {
  return {
    status: 'open',
    name: 'Cy Creator',
    username: null,
    profilePic: null,
    verified: false,
    socialLinks: {},
    accountFollowers: {},
    showsSpecialties: true,
    category: null,
    location: '',
    description: '',
    personalDescription: '',
    background: '',
    specialties: [],
    achievements: [],
    affiliateReward: null,
    featured: false,
    createdAt: CREATED_AT,
    counts: { followers: 0, reviews: 0, ratingSum: 0 },
    rating: 0,
    featuredRank: 0,
    searchWords: [],
    ...fields,
  };
}

/** A stored review of five stars that nobody has replied to. */
export function reviewDocument(fields: Pick<Review, 'userId' | 'creatorId'> & Partial<Review>): Review {
  return {
    id: reviewId(fields.userId, fields.creatorId),
    userName: 'Ada Merchant',
    userPic: null,
    rating: 5,
    comment: 'A pleasure.',
    paidCollaboration: false,
    reply: null,
    createdAt: CREATED_AT,
    editedAt: null,
    ...fields,
  };
}

/** A stored follow, with the id it is stored under. */
export function followDocument(fields: Pick<Follow, 'followerUid' | 'creatorUid'>): Follow & { id: string } {
  return { id: followId(fields.followerUid, fields.creatorUid), createdAt: CREATED_AT, ...fields };
}
