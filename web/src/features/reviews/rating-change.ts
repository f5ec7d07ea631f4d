interface Rated {
  rating: number;
  reviewCount: number;
}

/**
 * A creator's average with one more review, or with somebody's review changed from `before` stars or taken back (`stars` null): what
 * triggers will have kept a moment later.
 */
export function ratingWith<Store extends Rated>(store: Store, stars: number | null, before: number | null): Store {
  const reviewCount = Math.max(0, store.reviewCount + (stars === null ? 0 : 1) - (before === null ? 0 : 1));
  const sum = store.rating * store.reviewCount - (before ?? 0) + (stars ?? 0);
  return { ...store, reviewCount, rating: reviewCount > 0 ? sum / reviewCount : 0 };
}
