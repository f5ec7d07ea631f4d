import type { Store } from '@doubloon/contract/stores/store.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { deriveStoreFields } from './derived-fields.ts';

/** What a store copies from its creator's user document. */
export type UserCopies = Pick<Store, 'name' | 'username' | 'profilePic' | 'verified' | 'socialLinks'>;

export function copiesOf({ name, username, profilePic, isVerified, socialLinks }: User): UserCopies {
  return { name, username, profilePic, verified: isVerified, socialLinks };
}

/** The store of a creator who has not written anything yet. */
export function newStore(user: User): Store {
  const store: Store = {
    id: user.uid,
    status: 'open',
    ...copiesOf(user),
    category: null,
    location: '',
    description: '',
    personalDescription: '',
    background: '',
    specialties: [],
    achievements: [],
    affiliateReward: null,
    featured: false,
    createdAt: user.createdAt,
    counts: { followers: 0, reviews: 0, ratingSum: 0 },
    rating: 0,
    featuredRank: 0,
    searchWords: [],
  };
  return { ...store, ...deriveStoreFields(store) };
}
