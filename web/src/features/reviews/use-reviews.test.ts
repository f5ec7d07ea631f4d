import { describe, expect, it } from 'vitest';
import { ratingWith } from './use-reviews.ts';

describe("a creator's average", () => {
  it('takes in another review', () => {
    expect(ratingWith({ rating: 4, reviewCount: 2 }, 1, null)).toEqual({ rating: 3, reviewCount: 3 });
    expect(ratingWith({ rating: 0, reviewCount: 0 }, 5, null)).toEqual({ rating: 5, reviewCount: 1 });
  });

  it('follows a review that is changed', () => {
    expect(ratingWith({ rating: 3, reviewCount: 2 }, 5, 1)).toEqual({ rating: 5, reviewCount: 2 });
  });

  it('leaves out one that is taken back', () => {
    expect(ratingWith({ rating: 3, reviewCount: 2 }, null, 1)).toEqual({ rating: 5, reviewCount: 1 });
    expect(ratingWith({ rating: 2, reviewCount: 1 }, null, 2)).toEqual({ rating: 0, reviewCount: 0 });
    expect(ratingWith({ rating: 0, reviewCount: 0 }, null, 2)).toEqual({ rating: 0, reviewCount: 0 });
  });

  it('is none while no review is counted yet', () => {
    expect(ratingWith({ rating: 0, reviewCount: 0 }, 4, 5).rating).toBe(0);
  });
});
