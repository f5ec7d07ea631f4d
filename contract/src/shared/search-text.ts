import { z } from 'zod';

/** What somebody searches for: words, of which the beginnings are enough. */
export const SearchText = z.string().trim().max(100);
