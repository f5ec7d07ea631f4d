import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Effect } from '../platform/projections/projection.ts';

/** Has the post of a treasure read from its submission on, and no more once it is rejected or taken back. Reads 2, writes at most 1. */
export const watchPost: Effect = ({ db, clock }, { params }) =>
  unitOfWork({ db }, async (tx) => {
    const deliverable = await tx.deliverables.find(params.id);
    const watched = await tx.watchedPosts.find(params.id);
    const stands = deliverable !== null && STANDING_DELIVERABLE_STATUSES.includes(deliverable.status);
    if (stands && !watched) tx.watchedPosts.add(firstWatch(deliverable, clock.now()));
    else if (!stands && watched?.dueAt) tx.watchedPosts.update(params.id, { dueAt: null });
    else if (stands && watched?.dueAt === null && watched.problem !== 'cannot_be_read') {
      tx.watchedPosts.update(params.id, { dueAt: clock.now() });
    }
  });

function firstWatch(deliverable: Deliverable, now: Date): WatchedPost {
  const { id, applicationId, campaignId, creatorId, ownerId, platform, postKey } = deliverable;
  return {
    deliverableId: id,
    applicationId,
    campaignId,
    creatorId,
    ownerId,
    platform,
    postId: postKey.slice(platform.length + 1),
    authorId: null,
    authorHandle: null,
    publishedAt: null,
    watchedSince: now,
    dueAt: now,
    readAt: null,
    problem: null,
    problemSince: null,
    failures: 0,
  };
}
