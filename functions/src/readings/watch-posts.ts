import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { postIdOf, type WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { findForReading } from '../deliverables/record-reading.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { scheduledAfter } from './reading-times.ts';

/**
 * Starts reading a treasure's post when it is submitted, and stops once it is rejected or taken back. A post that is delivered again after its owner rejected
 * it or sent it back is also read at once. One that was accepted or taken back keeps its reading times, so that creators cannot have it read more often by
 * delivering it again. Reads up to 9, writes up to 5.
 */
export const watchPost: Effect = ({ db, clock }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const deliverable = await tx.deliverables.find(params.id);
    const watched = await tx.watchedPosts.find(params.id);
    const stands = deliverable !== null && STANDING_DELIVERABLE_STATUSES.includes(deliverable.status);
    if (stands && !watched) await watchFirst(tx, deliverable, clock.now());
    else if (!stands && watched?.dueAt) tx.watchedPosts.update(params.id, { dueAt: null });
    else if (stands && watched) {
      const dueAt = dueInstead(deliverable, watched, clock.now());
      if (dueAt) tx.watchedPosts.update(params.id, { dueAt });
    }
  });

/** Returns a new due time for the post of a live treasure; null if its due time stays. */
function dueInstead(deliverable: Deliverable, watched: WatchedPost, now: Date): Date | null {
  const { dueAt, problem } = watched;
  if (problem === 'cannot_be_read') return null;
  if (hasComeBack(deliverable, watched)) return dueAt && dueAt <= now ? null : now;
  return dueAt ? null : (scheduledAfter(watched) ?? now);
}

/** True when a treasure was sent back and submitted again after its post was asked for. */
const hasComeBack = ({ createdAt, reportedAt }: Deliverable, { askedAt }: WatchedPost): boolean =>
  reportedAt !== null && reportedAt > createdAt && askedAt !== null && reportedAt > askedAt;

/** Starts watching a treasure's post, or resumes if its application has delivered it before. */
async function watchFirst(tx: Tx, deliverable: Deliverable, now: Date): Promise<void> {
  const first = firstWatch(deliverable, now);
  const known = await tx.watchedPosts.findLastAsked(first);
  if (!known) {
    tx.watchedPosts.add(first);
    return;
  }
  const { deliverableId, ownerId } = first;
  const read = await findForReading(tx, deliverableId, now);
  const before = await tx.deliverables.find(known.deliverableId);
  if (!before) tx.watchedPosts.remove(known.deliverableId);
  const dueAt = before?.status === 'rejected' ? now : (known.dueAt ?? scheduledAfter(known) ?? now);
  tx.watchedPosts.add({ ...known, deliverableId, ownerId, dueAt });
  if (known.problem) read?.recordProblem(known.problem);
}

function firstWatch(deliverable: Deliverable, now: Date): WatchedPost {
  const { id, applicationId, campaignId, creatorId, ownerId, platform } = deliverable;
  return {
    deliverableId: id,
    applicationId,
    campaignId,
    creatorId,
    ownerId,
    platform,
    postId: postIdOf(deliverable),
    authorId: null,
    authorHandle: null,
    publishedAt: null,
    watchedSince: now,
    dueAt: now,
    askedAt: null,
    readAt: null,
    problem: null,
    problemSince: null,
    failures: 0,
  };
}
