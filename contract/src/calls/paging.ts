import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { QueryInteger } from '../shared/values.ts';

/** The query of every list: the page size (`DEFAULT_PAGE_SIZE` if omitted), and the cursor where the previous page ended. */
export const PageQuery = z.object({
  limit: QueryInteger.pipe(z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  cursor: z.string().max(500).optional(),
});

/** One page of a list from a handler; `nextCursor` is null on the last page. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/** Maximum number of documents that a search reads for one page; then it answers the matches so far and a cursor. */
export const MAX_SEARCH_READS = 200;

/** A search text. Each of its words matches by three or more consecutive letters, or by the first one or two. */
export const SearchText = z.string().trim().max(100);
