import type { Page } from '@doubloon/contract/shared/paging.ts';

/** Converts every item of a page. */
export function mapPage<T, U>(page: Page<T>, convert: (item: T) => U): Page<U> {
  return { items: page.items.map(convert), nextCursor: page.nextCursor };
}
