import type { StoreView } from '@doubloon/contract/stores/store.ts';

/** A creator's store, for tests. */
export function aStore(change: Partial<StoreView> = {}): StoreView {
  return {
    id: 'cy',
    name: 'Cy',
    username: 'cyrides',
    profilePic: null,
    category: 'travel',
    rating: 4.5,
    reviewCount: 2,
    followers: 3,
    description: 'Two wheels.',
    verified: true,
    featured: false,
    location: 'Katong',
    joinedDate: new Date('2026-03-01T00:00:00.000Z'),
    socialLinks: {},
    accountFollowers: {},
    specialties: ['Rain', 'Helmet camera'],
    achievements: ['10,000 km'],
    background: 'Former courier.',
    personalDescription: 'If it fits on a bicycle, I have carried it.',
    affiliateReward: 10,
    record: null,
    ...change,
  };
}
