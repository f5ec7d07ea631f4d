import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { postpone } from './postpone.ts';

/** The share of a platform's day that one creator's posts may take: a percentage of its quota, but at least `leastPosts` posts. */
const SHARE = { percent: 5, leastPosts: 20 } as const;

/** A platform's UTC day, and the number of posts that may be requested from it on that day. */
interface Day {
  readonly begin: Date;
  readonly end: Date;
  readonly quota: number;
}

/**
 * Returns the posts to request from one platform, without those that exceed their creator's share of its day. These become due on the next day, so that no
 * creator uses up everybody's quota. Reads 1 for each creator and each postponed post, writes 1 for each postponed post; no reads or writes for a platform
 * without a quota.
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
