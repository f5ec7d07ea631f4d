import { z } from 'zod';
import { named, WireDate } from '../shared/values.ts';

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

/** A reading as the API shows it. */
export const ReadingView = named('Reading', { ...Reading.shape, at: WireDate });
export type ReadingView = z.infer<typeof ReadingView>;

/** Returns the source that counts more of the two. */
export function strongerSource(one: ReadingSource, other: ReadingSource): ReadingSource {
  return READING_SOURCES.indexOf(one) <= READING_SOURCES.indexOf(other) ? one : other;
}

/**
 * Why the counts of a post could not be read. `gone`: the platform shows no such post, or none of this person (TikTok and Instagram, which show a person's own
 * posts only, do not tell these apart); `not_author`: it is by another account than the linked one; `grant_needed`: its creator has not allowed it, or has unlinked
 * the account; `grant_ended`: they or the platform have taken that back; `over_quota`: to be asked again later; `not_yet`: the platform has no count so far;
 * `unavailable`: it did not answer, or in no known form; `cannot_be_read`: nobody can grant it there.
 */
export const ReadingProblem = z.enum([
  'gone',
  'private',
  'not_author',
  'grant_needed',
  'grant_ended',
  'over_quota',
  'not_yet',
  'unavailable',
  'cannot_be_read',
]);
export type ReadingProblem = z.infer<typeof ReadingProblem>;

/** Where a post is, as its platform said the last time that it answered: `unknown` where it was never asked, or does not say whose post it is. */
export const PostState = z.enum(['live', 'gone', 'private', 'unknown']);
export type PostState = z.infer<typeof PostState>;

/** True when a post was taken down or hidden: nothing is paid for it meanwhile. */
export const isRemoved = (state: PostState): boolean => state === 'gone' || state === 'private';

/** Problems after which nobody can tell any more where a post is. */
const ENDS_SIGHT: readonly ReadingProblem[] = ['not_author', 'grant_needed', 'grant_ended', 'cannot_be_read'];

/**
 * Returns where a post is after an attempt to read it; null where its counts came. A removed one stays removed until its platform shows it again: else its creator
 * would be paid for it by taking the permission back.
 */
export function postStateAfter(problem: ReadingProblem | null, known: PostState): PostState {
  if (problem === null) return 'live';
  if (problem === 'gone' || problem === 'private') return problem;
  return ENDS_SIGHT.includes(problem) && !isRemoved(known) ? 'unknown' : known;
}
