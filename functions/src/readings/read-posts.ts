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

/** Facebook and Xiaohongshu have nothing that a creator's ordinary account can grant. */
const PROVIDERS: Readonly<Record<PlatformId, ReadingProvider | null>> = {
  tiktok,
  instagram,
  youtube,
  twitter,
  facebook: null,
  xiaohongshu: null,
};

/** True when the posts of a platform are read with their creator's own token. */
export const needsGrant = (platform: PlatformId): boolean => PROVIDERS[platform]?.needsGrant ?? false;

/** The word of a platform on posts. */
export interface PostAnswers {
  /** The answers by the posts' ids. A post that was not asked for, because a call before had failed, has none. */
  readonly answers: ReadonlyMap<string, PostAnswer>;
  /** Why a call failed as a whole, after which no further one was made; null when none did. */
  readonly failure: Failure | null;
}

/**
 * Asks a platform for these posts, in as many calls as its largest call (`mostPosts`) makes necessary. `token` is their creator's where the platform needs one; null when there is
 * none. The posts of a call that it did not answer are unavailable, those of one that was over its quota have no answer. Never throws for what a platform says.
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

/** The failure at which a call stopped half-way. */
function lastFailure(outcome: ReadonlyMap<string, PostAnswer>): Failure | undefined {
  const last = [...outcome.values()].at(-1);
  return last && last.problem !== null ? last : undefined;
}
