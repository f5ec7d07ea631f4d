import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { InfiniteData } from '@tanstack/react-query';

/** Puts those whose slots are all taken at the end of their page, so that no loot moves when more are loaded. */
export function fullLast<Loot extends { full: boolean }, Cursor>(
  list: InfiniteData<Page<Loot>, Cursor>,
): InfiniteData<Page<Loot>, Cursor> {
  const pages = list.pages.map(({ items, ...page }) => ({
    ...page,
    items: [...items.filter(({ full }) => !full), ...items.filter(({ full }) => full)],
  }));
  return { ...list, pages };
}
