import { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { sumContributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';
import { storeCounts } from '../stores/store-counts.ts';

/** A review adds itself and its stars to its creator's store. */
export const reviewsSource: TallySource<typeof Review> = {
  collection: COLLECTIONS.reviews,
  schema: Review,
  contributions: (reviews) =>
    sumContributions(reviews.map(({ creatorId, rating }) => storeCounts(creatorId, { reviews: 1, ratingSum: rating }))),
};
