import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { instagram } from './providers/instagram.ts';
import {
  isFailure,
  UNAVAILABLE,
  type Failure,
  type PostAnswer,
  type PostToRead,
  type ReadingDeps,
  type ReadingProvider,
} from './providers/provider.ts';
import { tiktok } from './providers/tiktok.ts';
import { twitter } from './providers/twitter.ts';
import { youtube } from './providers/youtube.ts';

/** Readers by platform. Facebook and Xiaohongshu offer nothing that a creator's ordinary account can grant. */
const PROVIDERS: Readonly<Record<PlatformId, ReadingProvider | null>> = {
  tiktok,
  instagram,
  youtube,
  twitter,
  facebook: null,
  xiaohongshu: null,
};

/** True when posts of a platform are read with their creator's own token. */
export const needsGrant = (platform: PlatformId): boolean => PROVIDERS[platform]?.needsGrant ?? false;

/** A platform's answers about posts. */
export interface PostAnswers {
  /** The answers by the posts' ids. A post that was not requested, because an earlier call had failed, has none. */
  readonly answers: ReadonlyMap<string, PostAnswer>;
  /** The reason why a whole call failed, after which no further call was made; null if none failed. */
  readonly failure: Failure | null;
}

/**
 * Requests these posts from a platform, in as few calls as `mostPosts` allows. `token` is their creator's if the platform needs one; null if there is none. The
 * posts of an unanswered call are unavailable; those of a call over the quota have no answer. Never throws because of a platform's answer.
 */
export async function readPosts(
  deps: ReadingDeps,
  platform: PlatformId,
  posts: readonly PostToRead[],
  token: string | null,
): Promise<PostAnswers> {
  const provider = PROVIDERS[platform];
  if (!provider) return sameForAll(posts, { problem: 'cannot_be_read' });
  if (provider.needsGrant && token === null) return sameForAll(posts, { problem: 'grant_needed' });
  const answers = new Map<string, PostAnswer>();
  for (let start = 0; start < posts.length; start += provider.mostPosts) {
    const batch = posts.slice(start, start + provider.mostPosts);
    const outcome = await provider.read(deps, batch, token ?? '');
    if (isFailure(outcome)) {
      if (outcome.problem === 'unavailable') for (const { id } of batch) answers.set(id, outcome);
      return { answers, failure: outcome };
    }
    for (const [id, answer] of outcome) answers.set(id, answer);
    if (batch.some(({ id }) => !outcome.has(id))) return { answers, failure: lastFailure(outcome) ?? UNAVAILABLE };
  }
  return { answers, failure: null };
}

const sameForAll = (posts: readonly PostToRead[], answer: Failure): PostAnswers => ({
  answers: new Map(posts.map(({ id }) => [id, answer])),
  failure: null,
});

/** Returns the failure that stopped a call halfway. */
function lastFailure(outcome: ReadonlyMap<string, PostAnswer>): Failure | undefined {
  const last = [...outcome.values()].at(-1);
  return last && last.problem !== null ? last : undefined;
}
