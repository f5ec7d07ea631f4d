import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { MAX_SHOWN_READINGS } from '@doubloon/contract/flags/evidence.ts';
import type { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import { isRemoved, postStateAfter } from '@doubloon/contract/readings/reading.ts';
import { type PostReading, postIdOf, postKeyOf, type WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { FlagThresholds } from '../platform/config/flag-settings.ts';
import type { Database, Documents } from '../platform/database/database.ts';
import { findSeen, proofLookedAt } from './find-seen.ts';
import { findShared } from './find-shared.ts';
import { findVelocity } from './find-velocity.ts';
import type { FlagFacts } from './rule.ts';

/** Maximum number of a creator's other posts to examine. */
const MAX_POSTS = 50;

/** Sources that do not depend on the creator's word. */
const READ = new Set(['platform', 'page']);

/**
 * Returns the latest readings of a treasure's post, oldest first, including those of earlier treasures that reported it in any loot and were taken back. Reads
 * at most 100.
 */
export async function findReadingsOfPost(
  { readings }: Pick<Database, 'readings'>,
  { creatorId, postKey }: Pick<Deliverable, 'creatorId' | 'postKey'>,
): Promise<PostReading[]> {
  const latest = await readings.findOfPost(creatorId, postKey, MAX_SHOWN_READINGS);
  // Treasures with the same post were read together.
  const keyOf = ({ at, source }: PostReading) => `${at.getTime()} ${source}`;
  return [...new Map(latest.map((reading) => [keyOf(reading), reading])).values()].toReversed();
}

/** The moment for which facts are gathered, and the thresholds of the rules. */
type Asked = Pick<FlagFacts, 'now' | 'thresholds'>;

/** Returns all facts that the rules need about a treasure, as currently stored, with the pictures of one proof or of its latest. Reads at most 1,690. */
export async function gatherFacts(
  db: Database,
  deliverable: Deliverable,
  { now, proofId, thresholds }: Asked & { readonly proofId: string | null },
): Promise<FlagFacts> {
  const { id, creatorId, platform } = deliverable;
  const [read, watched, others, proofs, account, user, shared, firstPayoutsOfDay, ofPayment] = await Promise.all([
    findReadingsOfPost(db, deliverable),
    findWatch(db, deliverable),
    db.watchedPosts.findSomeOf(creatorId, MAX_POSTS),
    db.proofPictures.findOfDeliverable(id),
    db.socialAccounts.findOf(creatorId, platform),
    db.users.find(creatorId),
    findShared(db, deliverable, now),
    countFirstPayouts(db, deliverable, now),
    findVelocity(db, deliverable, now),
  ]);
  const proof = proofLookedAt(proofs, proofId);
  const readings = read.filter(({ source }) => READ.has(source));
  const otherPosts = othersThan(deliverable, others);
  const latest = deliverable.latestReading ?? readings.at(-1) ?? null;
  return {
    ...{ now, thresholds },
    readings,
    report: reportOf(deliverable, proof),
    seenPictures: proof ? await findSeen(db, proof) : [],
    samePosts: watched ? await countSamePosts(db, latest, watched, thresholds) : 0,
    otherAuthorSince: watched?.problem === 'not_author' ? watched.problemSince : null,
    registeredAt: user?.createdAt ?? null,
    linkedAt: account?.verifiedAt ?? null,
    otherPosts: { all: otherPosts.filter(wasAnswered).length, missing: otherPosts.filter(isMissing).length },
    ...shared,
    firstPayoutsOfDay,
    ...ofPayment,
  };
}

/** Returns the watch of a treasure's post. If it is not watched yet, returns what its application knows of the post from before. Reads at most 2. */
async function findWatch({ watchedPosts }: Database, deliverable: Deliverable): Promise<WatchedPost | null> {
  const { id, applicationId, platform } = deliverable;
  return (
    (await watchedPosts.find(id)) ??
    watchedPosts.findLastAsked({ applicationId, platform, postId: postIdOf(deliverable) })
  );
}

/** Returns the posts other than the treasure's own, each once. */
function othersThan({ postKey }: Deliverable, watched: readonly WatchedPost[]): WatchedPost[] {
  const posts = new Map(watched.map((post) => [postKeyOf(post), post]));
  posts.delete(postKey);
  return [...posts.values()];
}

/** Returns all facts that the rules need about the two sides of an application, whose payment does not depend on a post. Reads at most 704. */
export async function gatherFactsOfSides(
  db: Documents,
  sides: Pick<Application, 'campaignId' | 'ownerId' | 'creatorId'>,
  { now, thresholds }: Asked,
): Promise<FlagFacts> {
  const [user, shared, firstPayoutsOfDay, ofPayment] = await Promise.all([
    db.users.find(sides.creatorId),
    findShared(db, sides, now),
    countFirstPayouts(db, sides, now),
    findVelocity(db, sides, now),
  ]);
  return {
    ...{ now, thresholds, readings: [], report: null, seenPictures: [], samePosts: 0, otherAuthorSince: null },
    ...{ registeredAt: user?.createdAt ?? null, linkedAt: null, otherPosts: { all: 0, missing: 0 } },
    ...shared,
    firstPayoutsOfDay,
    ...ofPayment,
  };
}

/** Returns the creator's latest count: a proof's, or the treasure's own. */
function reportOf(
  { viewCount, reportedAt, createdAt }: Deliverable,
  proof: ProofPictures | null,
): NonNullable<FlagFacts['report']> {
  const at = reportedAt ?? createdAt;
  return proof && proof.createdAt > at
    ? { views: proof.reportedViewCount, at: proof.createdAt }
    : { views: viewCount, at };
}

/**
 * Counts the creator's treasures whose post was published in the same second with as many views, but under another address. Posts of one thread share only the
 * second.
 */
async function countSamePosts(
  db: Database,
  latest: Counted | null,
  { creatorId, platform, postId, publishedAt }: WatchedPost,
  { same_post: { percent } }: FlagThresholds,
): Promise<number> {
  if (!publishedAt) return 0;
  const published = await db.watchedPosts.findPublishedAt(creatorId, platform, publishedAt, MAX_POSTS);
  const alike = published.filter((other) => other.postId !== postId);
  const treasures = await db.deliverables.findAll(alike.map(({ deliverableId }) => deliverableId));
  return treasures.filter((other) => areAlike(latest, other.latestReading, percent)).length;
}

type Counted = Pick<PostReading, 'views'>;

const areAlike = (one: Counted | null, other: Counted | null, percent: number): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one.views - other.views) * 100 <= percent * Math.max(one.views, other.views);

const isMissing = ({ problem }: WatchedPost): boolean => isRemoved(postStateAfter(problem, 'unknown'));
const wasAnswered = (post: WatchedPost): boolean => post.readAt !== null || isMissing(post);

/** Counts the creators whom the owner has paid for the first time today, including this one; 0 if this is not this creator's first payout. */
async function countFirstPayouts(
  db: Documents,
  { ownerId, creatorId }: Pick<Application, 'ownerId' | 'creatorId'>,
  now: Date,
): Promise<number> {
  const today = addDays(endOfDayInSingapore(dayInSingapore(now)), -1);
  if (await db.payouts.hasBefore(creatorId, today)) return 0;
  let first = 1;
  for (const other of await db.payouts.findCreatorsSince(ownerId, today)) {
    if (other !== creatorId && !(await db.payouts.hasBefore(other, today))) first += 1;
  }
  return first;
}
