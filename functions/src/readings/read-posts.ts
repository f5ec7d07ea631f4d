import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { instagram } from './providers/instagram.ts';
import {
  isFailure,
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

/**
 * The answer of a platform to each of these posts, in their order, asked in calls of as many as it takes. `token` is their creator's where the platform needs one;
 * null when there is none. When a call fails as a whole, no further one is made and the rest of the posts have its answer. Never throws for what a platform says.
 */
export async function readPosts(
  deps: ReadingDeps,
  platform: PlatformId,
  posts: readonly PostToRead[],
  token: string | null,
): Promise<readonly PostAnswer[]> {
  const provider = PROVIDERS[platform];
  if (!provider) return posts.map(() => ({ problem: 'cannot_be_read' }));
  if (provider.needsGrant && token === null) return posts.map(() => ({ problem: 'grant_needed' }));
  const answers = new Map<string, PostAnswer>();
  let failure: Failure = { problem: 'unavailable' };
  for (let start = 0; start < posts.length; start += provider.mostPosts) {
    const batch = posts.slice(start, start + provider.mostPosts);
    const outcome = await provider.read(deps, batch, token ?? '');
    if (isFailure(outcome)) {
      failure = outcome;
      break;
    }
    for (const [id, answer] of outcome) answers.set(id, answer);
    const stopped = batch.some(({ id }) => !outcome.has(id));
    if (stopped) {
      failure = lastFailure(outcome) ?? failure;
      break;
    }
  }
  return posts.map(({ id }) => answers.get(id) ?? failure);
}

/** The failure at which a call stopped half-way. */
function lastFailure(outcome: ReadonlyMap<string, PostAnswer>): Failure | undefined {
  const last = [...outcome.values()].at(-1);
  return last && last.problem !== null ? last : undefined;
}
