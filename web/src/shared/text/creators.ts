/** Texts of the creators directory. */
export const creatorsText = {
  title: 'Discover Content Creators',
  intro: 'People who make what others watch. Open a store to see their work and what others say about it.',
  loadFailed: 'Failed to load creators',
  searchPlaceholder: 'Name, food, Katong...',
  category: 'Category',
  allCategories: 'All',
  clear: 'Clear filters',
  featured: 'Featured',
  noReviews: 'No reviews yet',
  emptyTitle: 'No creators found',
  emptyNarrowed: 'Nobody matches this search. Try fewer words or another category.',
  emptyAll: 'Stores appear here as soon as creators join.',
  emptySoFar: 'Nobody so far. There are more stores to look through.',
  unknown: 'Unknown Creator',
  noCategory: 'Creator',
  rewards: (percent: number) => `${percent}% for affiliates`,
} as const;
