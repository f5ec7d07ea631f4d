import { z } from 'zod';
import { named, WireDate } from '../shared/values.ts';

/**
 * Source of a view count, strongest first: the platform's own interface, its public page as a server sees it, a proof that the owner accepted, or the creator's
 * word.
 */
export const READING_SOURCES = ['platform', 'page', 'proof', 'reported'] as const;
export const ReadingSource = z.enum(READING_SOURCES);
export type ReadingSource = z.infer<typeof ReadingSource>;

const Count = z.int().nonnegative();

/** The counts of a post at one moment. A count that its platform does not give is null, not 0. */
export const Reading = z.object({
  at: z.date(),
  views: Count,
  likes: Count.nullable(),
  comments: Count.nullable(),
  shares: Count.nullable(),
  source: ReadingSource,
});
export type Reading = z.infer<typeof Reading>;

/** A reading in an answer of the API. */
export const ReadingView = named('Reading', { ...Reading.shape, at: WireDate });
export type ReadingView = z.infer<typeof ReadingView>;

/** Returns the stronger of two sources. */
export function strongerSource(one: ReadingSource, other: ReadingSource): ReadingSource {
  return READING_SOURCES.indexOf(one) <= READING_SOURCES.indexOf(other) ? one : other;
}

/**
 * The reason why a post's counts could not be read. `gone`: the platform has no such post, or none of this person (TikTok and Instagram, which show only a
 * person's own posts, do not distinguish these). `not_author`: another account than the linked one published it. `grant_needed`: its creator has not granted
 * permission, or has unlinked the account. `grant_ended`: the creator or the platform has revoked the permission. `over_quota`: retry later. `not_yet`: the
 * platform has no count so far. `unavailable`: it did not answer, or in an unknown form. `cannot_be_read`: nobody can grant permission there.
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

/** The state of a post according to its platform's last answer. `unknown`: the platform was never asked, or does not say whose post it is. */
export const PostState = z.enum(['live', 'gone', 'private', 'unknown']);
export type PostState = z.infer<typeof PostState>;

/** True when a post was taken down or hidden: nothing is paid for it meanwhile. */
export const isRemoved = (state: PostState): boolean => state === 'gone' || state === 'private';

/** Problems after which the state of a post is no longer known. */
const ENDS_SIGHT: readonly ReadingProblem[] = ['not_author', 'grant_needed', 'grant_ended', 'cannot_be_read'];

/**
 * Returns the state of a post after an attempt to read it; `problem` is null if its counts were read. A removed post stays removed until its platform shows it
 * again; otherwise its creator would be paid for it after revoking the permission.
 */
export function postStateAfter(problem: ReadingProblem | null, known: PostState): PostState {
  if (problem === null) return 'live';
  if (problem === 'gone' || problem === 'private') return problem;
  return ENDS_SIGHT.includes(problem) && !isRemoved(known) ? 'unknown' : known;
}
