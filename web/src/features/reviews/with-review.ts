import type { ReviewView } from '@doubloon/contract/reviews/review.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData } from '@tanstack/react-query';

type Pages = InfiniteData<Page<ReviewView>>;

/** A list with a review in the place of its older self, or on top when it is new; a changed one that is not loaded yet stays so. */
export function withReview(list: Pages, review: ReviewView): Pages {
  const isLoaded = list.pages.some(({ items }) => items.some(({ id }) => id === review.id));
  const isNew = review.editedAt === null && review.reply === null;
  return {
    ...list,
    pages: list.pages.map((page, index) => ({
      ...page,
      items: isLoaded
        ? page.items.map((other) => (other.id === review.id ? review : other))
        : index === 0 && isNew
          ? [review, ...page.items]
          : page.items,
    })),
  };
}

/** A list without a review that was taken back. */
export function withoutReview(list: Pages, reviewId: string): Pages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== reviewId) })),
  };
}
