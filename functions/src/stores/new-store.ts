import type { StoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { deriveStoreFields } from './derived-fields.ts';

/** Fields that a store copies from its creator's user document and its settings. */
export type StoreCopies = Pick<
  Store,
  'name' | 'username' | 'profilePic' | 'verified' | 'socialLinks' | 'showsSpecialties'
>;

/** Settings are null while none were saved. */
export function copiesOf(
  { name, username, profilePic, isVerified, socialLinks }: User,
  settings: StoreSettings | null,
): StoreCopies {
  const showsSpecialties = settings?.sections.products ?? true;
  return { name, username, profilePic, verified: isVerified, socialLinks, showsSpecialties };
}

/** The store of a creator who has not written anything yet. */
export function newStore(user: User): Store {
  const store: Store = {
    id: user.uid,
    status: 'open',
    ...copiesOf(user, null),
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
