import { z } from 'zod';

/** Documents that a search reads at most for one page, whatever is searched for; then it answers what it has, and where to go on. */
export const MAX_SEARCH_READS = 200;

/** A search text: words, of which any three letters in a row are enough, or the first one or two. */
export const SearchText = z.string().trim().max(100);
