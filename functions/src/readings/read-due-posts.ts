import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findToken, renewRefused } from './grants/grants.ts';
import { UNAVAILABLE, type PostAnswer, type PostToRead } from './providers/provider.ts';
import { needsGrant, readPosts } from './read-posts.ts';
import { isStillDue, noteAnswer } from './note-answer.ts';
import { lastReadingAt } from './reading-times.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** Posts of one run; the next one continues. */
const MAX_POSTS = 500;

/**
 * The scheduled job that reads the posts that are due, the longest due first: in batches per platform, or per creator where it takes their token. A post that
 * cannot be read now is tried again later, one whose campaign is long over no more. Repeating it adds no reading.
 */
export async function readDuePosts(deps: Needs): Promise<void> {
  const { db, clock } = deps;
  const due = await db.watchedPosts.findDue(clock.now(), MAX_POSTS);
  const campaigns = await db.campaigns.findAll([...new Set(due.map(({ campaignId }) => campaignId))]);
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const isOver = ({ campaignId }: WatchedPost) => isLongOver(campaignOf.get(campaignId), clock.now());
  for (const watched of due.filter(isOver)) await stopWatching(deps, watched);
  const groups = Map.groupBy(
    due.filter((watched) => !isOver(watched)),
    ({ platform, creatorId }) => (needsGrant(platform) ? `${platform} ${creatorId}` : platform),
  );
  for (const group of groups.values()) await readGroup(deps, group);
}

function isLongOver(campaign: Campaign | undefined, now: Date): boolean {
  const last = campaign ? lastReadingAt(campaign) : now;
  return last !== null && last <= now;
}

function stopWatching({ db }: Needs, watched: WatchedPost): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const { deliverableId } = watched;
    if (!isStillDue(await tx.watchedPosts.find(deliverableId), watched)) return;
    tx.watchedPosts.update(deliverableId, { dueAt: null });
  });
}

/** Reads posts of one platform, which are all of one creator where it takes a creator's token; those whose creator has unlinked the account are not read. */
async function readGroup(deps: Needs, group: readonly WatchedPost[]): Promise<void> {
  const { db, log } = deps;
  const [first] = group;
  if (!first) return;
  const { platform } = first;
  const creators = [...new Set(group.map(({ creatorId }) => creatorId))];
  const accounts = new Map<string, string>();
  for (const uid of creators) {
    const account = await db.socialAccounts.findOf(uid, platform);
    if (account) accounts.set(uid, account.handle);
  }
  const linked = group.filter(({ creatorId }) => accounts.has(creatorId));
  const posts = linked.map(({ postId: id, creatorId, authorId }) => ({
    id,
    handle: accounts.get(creatorId) ?? '',
    authorId,
  }));
  const answers = await ask(deps, platform, posts, first.creatorId);
  const answerOf = new Map(linked.map((watched, index) => [watched.deliverableId, answers[index]]));
  for (const watched of group) {
    const handle = accounts.get(watched.creatorId) ?? '';
    await noteAnswer(deps, watched, handle, answerOf.get(watched.deliverableId) ?? { problem: 'grant_needed' });
  }
  const read = answers.filter(({ problem }) => problem === null).length;
  log.info({ platform, due: group.length, read }, 'posts read');
}

/** Asks a platform, with its creator's token where that is needed. A token that it refuses is replaced, so that only a permission that has ended counts as ended. */
async function ask(
  deps: Needs,
  platform: PlatformId,
  posts: readonly PostToRead[],
  creatorId: string,
): Promise<readonly PostAnswer[]> {
  const granted = grantPlatform(platform);
  const [first] = posts;
  if (!granted || !first) return readPosts(deps, platform, posts, null);
  const found = await findToken(deps, creatorId, granted, first.handle);
  if ('problem' in found) return posts.map(() => found);
  const answers = await readPosts(deps, platform, posts, found.token);
  if (!answers.some(({ problem }) => problem === 'grant_ended')) return answers;
  const isStillGood = await renewRefused(deps, creatorId, granted);
  return isStillGood ? answers.map((answer) => (answer.problem === 'grant_ended' ? UNAVAILABLE : answer)) : answers;
}
