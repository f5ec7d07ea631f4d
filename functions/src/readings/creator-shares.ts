import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { postpone } from './postpone.ts';

/** The share of a platform's day that one creator's posts may take: this part of its quota in percent, and so many posts at least. */
const SHARE = { percent: 5, leastPosts: 20 } as const;

/** A platform's day of UTC, and the posts that it may be asked for in it. */
interface Day {
  readonly begin: Date;
  readonly end: Date;
  readonly quota: number;
}

/**
 * Returns the posts to ask one platform for without those by which a creator would take more than their share of its day: these are due at the next one, so that
 * nobody uses up what is there for all. Reads 1 for each creator and each post that is left out, writes 1 for each of these; nothing for a platform without a quota.
 */
export async function withinShares(
  { db }: Pick<Dependencies, 'db'>,
  due: readonly WatchedPost[],
  { begin, end, quota }: Day,
): Promise<readonly WatchedPost[]> {
  if (quota === Infinity) return due;
  const share = Math.max(SHARE.leastPosts, Math.floor((quota * SHARE.percent) / 100));
  const left = new Map<string, number>();
  const asked: WatchedPost[] = [];
  for (const watched of due) {
    const { creatorId, platform } = watched;
    const room = left.get(creatorId) ?? share - (await db.watchedPosts.countAskedSince(creatorId, platform, begin));
    left.set(creatorId, room - 1);
    if (room > 0) asked.push(watched);
    else await postpone({ db }, watched, end);
  }
  return asked;
}
