import { Review } from '@doubloon/contract/reviews/review.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { newestFound, type FoundPageWanted } from '../platform/database/sorted-page.ts';

/** The wanted page of reviews, narrowed to a number of stars or to words. */
export interface ReviewsWanted extends FoundPageWanted {
  readonly rating?: number | undefined;
}

export class Reviews extends storeOf('reviews', Review, ({ id }) => id, { of: 'creatorId', label: 'Review' }) {
  /** A page of the reviews of a creator. Reads as `newestFound`. */
  page(wanted: ReviewsWanted, creatorId: string): Promise<Page<Review>> {
    const all = this.of(creatorId);
    const list = wanted.rating === undefined ? all : all.where('rating', '==', wanted.rating);
    return newestFound(list, wanted, ({ userName, comment, reply }) => [userName, comment, reply?.reply ?? '']);
  }

  eachBy(userId: string): AsyncIterable<Review> {
    return this.each(this.documents.where('userId', '==', userId));
  }
}
