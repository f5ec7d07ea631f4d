import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { QueryInteger } from '../shared/values.ts';

/** The query of every list: how many (`DEFAULT_PAGE_SIZE` when left out), and where the previous page ended. */
export const PageQuery = z.object({
  limit: QueryInteger.pipe(z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  cursor: z.string().max(500).optional(),
});

/** One page as handlers return it; `nextCursor` is null on the last page. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/** Documents that a search reads at most for one page; then it answers the matches so far and a cursor. */
export const MAX_SEARCH_READS = 200;

/** A search text: words, of which any three letters in a row are enough, or the first one or two. */
export const SearchText = z.string().trim().max(100);
