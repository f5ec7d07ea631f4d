import { Review } from '@doubloon/contract/reviews/review.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { notFound } from '../platform/app-error.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { newestFound, type FoundPageWanted } from '../platform/database/newest-found.ts';

/** Which page of reviews is asked for: those with so many stars, or with some words, alone when it says so. */
export interface ReviewsWanted extends FoundPageWanted {
  readonly rating?: number | undefined;
}

export class Reviews extends storeOf('reviews', Review, ({ id }) => id) {
  /** A page of the reviews of a creator. Reads as `newestFound`. */
  page(wanted: ReviewsWanted, creatorId: string): Promise<Page<Review>> {
    const all = this.#of(creatorId);
    const list = wanted.rating === undefined ? all : all.where('rating', '==', wanted.rating);
    return newestFound(list, wanted, ({ userName, comment, reply }) => [userName, comment, reply?.reply ?? '']);
  }

  /** Every review there is, read in pages as they are asked for. */
  eachOne(): AsyncIterable<Review> {
    return this.each(this.documents);
  }

  /** The reviews a person has written, read in pages as they are asked for. */
  eachBy(userId: string): AsyncIterable<Review> {
    return this.each(this.documents.where('userId', '==', userId));
  }

  /** The reviews of a creator, read in pages as they are asked for. */
  eachOf(creatorId: string): AsyncIterable<Review> {
    return this.each(this.#of(creatorId));
  }

  /** Removes the reviews of a creator. */
  removeOf(creatorId: string): Promise<void> {
    return this.removeEach(this.#of(creatorId));
  }

  protected override missing(): Error {
    return notFound('Review');
  }

  #of(creatorId: string) {
    return this.documents.where('creatorId', '==', creatorId);
  }
}
