import { z } from 'zod';

/**
 * Where a count of views comes from, strongest first: the platform's own interface, its public page as a server sees it, a proof that the owner accepted, or
 * the creator's word.
 */
export const READING_SOURCES = ['platform', 'page', 'proof', 'reported'] as const;
export const ReadingSource = z.enum(READING_SOURCES);
export type ReadingSource = z.infer<typeof ReadingSource>;

const Count = z.int().nonnegative();

/** The counts of a post at one moment. A count that its platform does not give is null, which is not 0. */
export const Reading = z.object({
  at: z.date(),
  views: Count,
  likes: Count.nullable(),
  comments: Count.nullable(),
  shares: Count.nullable(),
  source: ReadingSource,
});
export type Reading = z.infer<typeof Reading>;

/** Returns the source that counts more of the two. */
export function strongerSource(one: ReadingSource, other: ReadingSource): ReadingSource {
  return READING_SOURCES.indexOf(one) <= READING_SOURCES.indexOf(other) ? one : other;
}
