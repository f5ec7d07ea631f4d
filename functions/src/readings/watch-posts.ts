import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { postIdOf, type WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { findForReading } from '../deliverables/record-reading.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { scheduledAfter } from './reading-times.ts';

/**
 * Has the post of a treasure read from its submission on, and no more once it is rejected or taken back. A post that comes again keeps the times at which it is
 * read: nobody has it read more often by delivering it again. Reads up to 9, writes up to 5.
 */
export const watchPost: Effect = ({ db, clock }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const deliverable = await tx.deliverables.find(params.id);
    const watched = await tx.watchedPosts.find(params.id);
    const stands = deliverable !== null && STANDING_DELIVERABLE_STATUSES.includes(deliverable.status);
    if (stands && !watched) await watchFirst(tx, deliverable, clock.now());
    else if (!stands && watched?.dueAt) tx.watchedPosts.update(params.id, { dueAt: null });
    else if (stands && watched?.dueAt === null && watched.problem !== 'cannot_be_read') {
      tx.watchedPosts.update(params.id, { dueAt: scheduledAfter(watched) ?? clock.now() });
    }
  });

/** Begins to watch a treasure's post, or goes on with it where its application has delivered it before. */
async function watchFirst(tx: Tx, deliverable: Deliverable, now: Date): Promise<void> {
  const first = firstWatch(deliverable, now);
  const known = await tx.watchedPosts.findLastAsked(first);
  if (!known) {
    tx.watchedPosts.add(first);
    return;
  }
  const { deliverableId, ownerId } = first;
  const read = await findForReading(tx, deliverableId, now);
  const isTakenBack = (await tx.deliverables.find(known.deliverableId)) === null;
  if (isTakenBack) tx.watchedPosts.remove(known.deliverableId);
  tx.watchedPosts.add({ ...known, deliverableId, ownerId, dueAt: known.dueAt ?? scheduledAfter(known) ?? now });
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
