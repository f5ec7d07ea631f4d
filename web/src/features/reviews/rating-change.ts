interface Rated {
  rating: number;
  reviewCount: number;
}

/**
 * A creator's average with one more review, or with somebody's review changed from `before` stars: what triggers will have kept
 * a moment later.
 */
export function ratingWith<Store extends Rated>(store: Store, stars: number, before: number | null): Store {
  const reviewCount = store.reviewCount + (before === null ? 1 : 0);
  const sum = store.rating * store.reviewCount - (before ?? 0) + stars;
  return { ...store, reviewCount, rating: reviewCount > 0 ? sum / reviewCount : 0 };
}
