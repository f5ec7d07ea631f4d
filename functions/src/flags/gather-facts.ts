import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ProofPictures } from '@doubloon/contract/proofs/proof-pictures.ts';
import { isRemoved, postStateAfter } from '@doubloon/contract/readings/reading.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { addDays, dayInSingapore, endOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { Database } from '../platform/database/database.ts';
import { differenceOf } from '../platform/uploads/picture-look.ts';
import { findShared } from './find-shared.ts';
import type { FlagFacts, SeenPicture } from './rule.ts';
import { THRESHOLDS } from './thresholds.ts';

/** Most of a creator's other posts that are looked at. */
const MOST_POSTS = 50;

const MOST_READINGS = 100;

/** Sources that are not the creator's own. */
const READ = new Set(['platform', 'page']);

/** All that the rules look at about a treasure, as the database has it now, with the pictures of one proof or of its latest. Reads at most 1,500. */
export async function gatherFacts(
  db: Database,
  deliverable: Deliverable,
  { now, proofId }: { readonly now: Date; readonly proofId: string | null },
): Promise<FlagFacts> {
  const { id, creatorId, platform } = deliverable;
  const [readings, watched, others, proofs, account, user, shared, firstPayoutsOfDay] = await Promise.all([
    db.readings.pageOf(id, { limit: MOST_READINGS }),
    db.watchedPosts.find(id),
    db.watchedPosts.findSomeOf(creatorId, MOST_POSTS),
    db.proofPictures.findOfTreasure(id),
    db.socialAccounts.findOf(creatorId, platform),
    db.users.find(creatorId),
    findShared(db, deliverable, now),
    countFirstPayouts(db, deliverable, now),
  ]);
  const latestFirst = proofs.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const proof = latestFirst.find((each) => each.proofId === proofId) ?? latestFirst[0] ?? null;
  const otherPosts = others.filter(({ deliverableId }) => deliverableId !== id);
  return {
    now,
    readings: readings.items.filter(({ source }) => READ.has(source)).toReversed(),
    report: reportOf(deliverable, proof),
    seenPictures: proof ? await findSeen(db, proof) : [],
    samePosts: watched ? await countSamePosts(db, deliverable, watched) : 0,
    otherAuthorSince: watched?.problem === 'not_author' ? watched.problemSince : null,
    registeredAt: user?.createdAt ?? null,
    linkedAt: account?.verifiedAt ?? null,
    otherPosts: { all: otherPosts.filter(wasAnswered).length, missing: otherPosts.filter(isMissing).length },
    shared,
    firstPayoutsOfDay,
  };
}

/** All that the rules look at about the two sides of an application, whose payment rests on no post. Reads at most 320. */
export async function gatherFactsOfSides(
  db: Database,
  sides: Pick<Application, 'ownerId' | 'creatorId'>,
  now: Date,
): Promise<FlagFacts> {
  const [user, shared, firstPayoutsOfDay] = await Promise.all([
    db.users.find(sides.creatorId),
    findShared(db, sides, now),
    countFirstPayouts(db, sides, now),
  ]);
  return {
    ...{ now, readings: [], report: null, seenPictures: [], samePosts: 0, otherAuthorSince: null },
    ...{ registeredAt: user?.createdAt ?? null, linkedAt: null, otherPosts: { all: 0, missing: 0 } },
    ...{ shared, firstPayoutsOfDay },
  };
}

/** The latest count on the creator's word: a proof's, or the treasure's own. */
function reportOf(
  { viewCount, reportedAt, createdAt }: Deliverable,
  proof: ProofPictures | null,
): NonNullable<FlagFacts['report']> {
  const at = reportedAt ?? createdAt;
  return proof && proof.createdAt > at
    ? { views: proof.reportedViewCount, at: proof.createdAt }
    : { views: viewCount, at };
}

/** Earlier pictures of the whole product that are the same files as those of a proof, or may look like them. A creator may send a file again with the count that it shows. */
async function findSeen(db: Database, proof: ProofPictures): Promise<SeenPicture[]> {
  const seen: SeenPicture[] = [];
  for (const { look, digest } of proof.pictures) {
    const copies = await db.proofPictures.findCopies(digest);
    const alike = await db.proofPictures.findAlike(look, proof);
    const copied = new Set(copies.map(({ proofId }) => proofId));
    for (const other of [...copies, ...alike.filter(({ proofId }) => !copied.has(proofId))]) {
      const isOthers = other.creatorId !== proof.creatorId;
      const isSameReport =
        other.deliverableId === proof.deliverableId && other.reportedViewCount === proof.reportedViewCount;
      // Of two sent at once neither is the earlier.
      const isEarlier = other.createdAt <= proof.createdAt && other.proofId !== proof.proofId;
      if (!isEarlier || (!isOthers && isSameReport)) continue;
      for (const picture of other.pictures) {
        seen.push({ isOthers, isSameFile: picture.digest === digest, distance: differenceOf(look, picture.look) });
      }
    }
  }
  return seen;
}

/** Treasures of the creator whose post was published with this one and has as many views, but is called otherwise: posts of one thread share the second only. */
async function countSamePosts(
  db: Database,
  { latestReading }: Deliverable,
  { creatorId, platform, postId, publishedAt }: WatchedPost,
): Promise<number> {
  if (!publishedAt) return 0;
  const published = await db.watchedPosts.findPublishedAt(creatorId, platform, publishedAt, MOST_POSTS);
  const alike = published.filter((other) => other.postId !== postId);
  const treasures = await db.deliverables.findAll(alike.map(({ deliverableId }) => deliverableId));
  return treasures.filter((other) => areAlike(latestReading, other.latestReading)).length;
}

const areAlike = (one: Deliverable['latestReading'], other: Deliverable['latestReading']): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one.views - other.views) * 100 <= THRESHOLDS.samePost.percent * Math.max(one.views, other.views);

const isMissing = ({ problem }: WatchedPost): boolean => isRemoved(postStateAfter(problem, 'unknown'));
const wasAnswered = (post: WatchedPost): boolean => post.readAt !== null || isMissing(post);

/** Creators whom the owner has paid for the first time today, this one included; 0 when it is not this one's first payout. */
async function countFirstPayouts(
  db: Database,
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
