import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './constants.ts';
import { QueryInteger } from './wire.ts';

/** The query of every list: how many, and where the previous page ended. */
export const PageQuery = z.object({
  limit: QueryInteger.pipe(z.int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(500).optional(),
});

/** One page as verbs return it; `nextCursor` is null on the last page. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}
