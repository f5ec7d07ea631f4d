import type { Page } from '@doubloon/contract/shared/paging.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/shared/search-text.ts';
import { wordMatch } from '@doubloon/contract/shared/word-match.ts';
import type { Query } from '@google-cloud/firestore';
import { newestFirst, type PageWanted } from './collection.ts';
import { sortedPage } from './sorted-page.ts';

/** A page of a list, and the words that are searched for in it. */
export interface FoundPageWanted extends PageWanted {
  readonly search?: string | undefined;
}

/**
 * One page of what a query finds, newest `createdAt` first, of which every word searched for stands in the texts. For lists of what belongs to
 * one person or loot: words are looked for by reading. Reads one document more than the page, with words up to `MAX_SEARCH_READS`; a page
 * with words can be short, even empty, and go on.
 */
export function newestFound<T extends { createdAt: Date }>(
  query: Query<T>,
  page: FoundPageWanted,
  textsOf: (item: T) => readonly string[],
): Promise<Page<T>> {
  const match = wordMatch(page.search ?? '');
  if (match === null) return newestFirst(query, page);
  return sortedPage(query, page, {
    by: { field: 'createdAt', direction: 'desc', read: ({ createdAt }) => createdAt },
    keep: (item) => match.finds(textsOf(item)),
    maxReads: MAX_SEARCH_READS,
  });
}
