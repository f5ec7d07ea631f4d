import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { PLATFORM_IDS, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findPause, recordOutcome } from './grants/grant-pauses.ts';
import { findToken, renewRefused } from './grants/grants.ts';
import { postpone } from './postpone.ts';
import { UNAVAILABLE, type Failure, type PostToRead } from './providers/provider.ts';
import { readInTurn } from './read-in-turn.ts';
import { needsGrant, readPosts, type PostAnswers } from './read-posts.ts';
import { withinShares } from './creator-shares.ts';
import { recordAnswer } from './record-answer.ts';
import { lastReadingAt } from './reading-times.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** Maximum number of posts of a platform in one run; the next run continues. */
const MAX_POSTS = 500;
const UNLINKED: Failure = { problem: 'grant_needed' };

/**
 * The scheduled job that reads the posts that are due, for each platform the longest due first: in batches, or per creator where it uses their token. A post
 * that cannot be read now is tried again later, and a post whose campaign ended too long ago is dropped. Repeating the job adds no readings.
 */
export async function readDuePosts(deps: Needs): Promise<void> {
  const { db, clock } = deps;
  await readInTurn(deps, PLATFORM_IDS, {
    maxPerRun: MAX_POSTS,
    find: (platform, limit) => db.watchedPosts.findDue(platform, clock.now(), limit),
    groupsOf: async (longest, _platform, { day }) => groupsOf(deps, await withinShares(deps, longest, day)),
    read: readGroup,
  });
}

/** Groups the posts that are requested together: all of a platform, or those of one creator. Stops watching posts whose campaign ended too long ago. */
async function groupsOf(deps: Needs, due: readonly WatchedPost[]): Promise<Iterable<readonly WatchedPost[]>> {
  const campaigns = await deps.db.campaigns.findMap(due.map(({ campaignId }) => campaignId));
  const isOver = ({ campaignId }: WatchedPost) => isLongOver(campaigns.get(campaignId), deps.clock.now());
  for (const watched of due.filter(isOver)) await postpone(deps, watched, null);
  const standing = due.filter((watched) => !isOver(watched));
  return Map.groupBy(standing, ({ platform, creatorId }) => (needsGrant(platform) ? creatorId : '')).values();
}

function isLongOver(campaign: Campaign | undefined, now: Date): boolean {
  const last = campaign ? lastReadingAt(campaign) : now;
  return last !== null && last <= now;
}

/**
 * Reads posts of one platform; where it uses a creator's token, they are all of one creator. Posts whose creator has unlinked the account are not read. Posts
 * beyond what may be requested stay due and keep their place; posts of a paused permission become due when the pause ends. Returns how many were requested, and
 * why a call failed.
 */
async function readGroup(
  deps: Needs,
  group: readonly WatchedPost[],
): Promise<{ readonly posts: number; readonly failure: Failure | null }> {
  const { db, log } = deps;
  const [first] = group;
  if (!first) return { posts: 0, failure: null };
  const { platform } = first;
  if (await waitsForGrant(deps, group, first)) return { posts: 0, failure: null };
  const accounts = await db.socialAccounts.findMap(group.map(({ creatorId }) => socialAccountId(creatorId, platform)));
  const handleOf = ({ creatorId }: WatchedPost) => accounts.get(socialAccountId(creatorId, platform))?.handle;
  const asked = new Map<string, PostToRead>();
  for (const watched of group) {
    const handle = handleOf(watched);
    // Several treasures may report the same post.
    if (handle === undefined || asked.has(watched.postId)) continue;
    const authorId = watched.authorHandle === handle ? watched.authorId : null;
    asked.set(watched.postId, { id: watched.postId, handle, authorId });
  }
  const posts = [...asked.values()];
  const { answers, failure } = await ask(deps, platform, posts, first.creatorId);
  let read = 0;
  for (const watched of group) {
    const handle = handleOf(watched);
    // An answer says whether a post belongs to the account for which it was requested.
    if (handle !== undefined && asked.get(watched.postId)?.handle !== handle) continue;
    const answer = handle === undefined ? UNLINKED : answers.get(watched.postId);
    if (!answer) continue;
    await recordAnswer(deps, watched, handle ?? '', answer);
    if (answer.problem === null) read += 1;
  }
  log.info({ platform, due: group.length, read }, 'posts read');
  return { posts: answers.size, failure };
}

/** True while a creator's permission is paused: their posts become due when the pause ends, in the same order. */
async function waitsForGrant(
  deps: Needs,
  group: readonly WatchedPost[],
  { creatorId, platform }: Pick<WatchedPost, 'creatorId' | 'platform'>,
): Promise<boolean> {
  const granted = grantPlatform(platform);
  const pausedUntil = granted ? await findPause(deps, creatorId, granted) : null;
  if (!pausedUntil) return false;
  for (const [place, watched] of group.entries()) {
    await postpone(deps, watched, new Date(pausedUntil.getTime() + place));
  }
  return true;
}

/**
 * Requests posts from a platform, with their creator's token where that is needed; then every post has an answer. If the platform refuses the token, it is
 * replaced once, so that only a permission that has really ended counts as ended.
 */
async function ask(
  deps: Needs,
  platform: PlatformId,
  posts: readonly PostToRead[],
  creatorId: string,
): Promise<PostAnswers> {
  const granted = grantPlatform(platform);
  const [first] = posts;
  if (!granted || !first) return readPosts(deps, platform, posts, null);
  const record = (outcome: Failure | null) => recordOutcome(deps, creatorId, granted, outcome);
  const found = await findToken(deps, creatorId, granted, first.handle);
  if ('problem' in found) {
    await record(found);
    return { answers: new Map(posts.map(({ id }) => [id, found])), failure: null };
  }
  const { answers, failure } = await readPosts(deps, platform, posts, found.token);
  const filled = posts.map(({ id }) => [id, answers.get(id) ?? failure ?? UNAVAILABLE] as const);
  if (!filled.some(([, { problem }]) => problem === 'grant_ended')) {
    await record(failure);
    return { answers: new Map(filled), failure };
  }
  const isStillGood = await renewRefused(deps, creatorId, granted);
  // A permission that has ended is not used again.
  if (isStillGood) await record(UNAVAILABLE);
  const renewed = ([id, answer]: (typeof filled)[number]) =>
    [id, isStillGood && answer.problem === 'grant_ended' ? UNAVAILABLE : answer] as const;
  return { answers: new Map(filled.map(renewed)), failure: null };
}
