import { ReviewView } from '@doubloon/contract/reviews/review.ts';
import { describe, expect, it } from 'vitest';
import { aReviewOnTheWire } from '../../testing/wire/review.ts';
import { ratingWith, withoutReview, withReview } from './use-reviews.ts';

const aReview = (change: object) => ReviewView.parse(aReviewOnTheWire(change));
const reply = { creatorName: 'Cy', reply: 'Thanks', createdAt: '2026-11-02T00:00:00.000Z' };
const list = {
  pages: [
    { items: [aReview({ id: 'bo__cy' })], nextCursor: 'next' },
    { items: [aReview({ id: 'di__cy' })], nextCursor: null },
  ],
  pageParams: [undefined, 'next'],
};
const idsOf = ({ pages }: typeof list) => pages.map(({ items }) => items.map(({ id }) => id));

describe('a list of reviews', () => {
  it('has a new one on top', () => {
    expect(idsOf(withReview(list, aReview({})) as typeof list)).toEqual([['ada__cy', 'bo__cy'], ['di__cy']]);
  });

  it('has a changed one in its old place', () => {
    const changed = withReview(list, aReview({ id: 'di__cy', reply }));
    expect(idsOf(changed as typeof list)).toEqual([['bo__cy'], ['di__cy']]);
    expect(changed.pages[1]?.items[0]?.reply).toEqual({ ...reply, createdAt: new Date(reply.createdAt) });
  });

  it('does not bring a changed one up that is further down', () => {
    expect(withReview(list, aReview({ editedAt: '2026-11-03T00:00:00.000Z' }))).toEqual(list);
  });

  it('leaves out one that was taken back', () => {
    expect(idsOf(withoutReview(list, 'di__cy') as typeof list)).toEqual([['bo__cy'], []]);
  });
});

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
