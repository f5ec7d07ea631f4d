import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { isStillDue } from './record-answer.ts';

/** Sets when a post is next due without requesting it; null means never. Reads 1, writes at most 1. */
export function postpone(
  { db }: Pick<Dependencies, 'db'>,
  watched: WatchedPost,
  dueAt: WatchedPost['dueAt'],
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    const { deliverableId } = watched;
    if (isStillDue(await tx.watchedPosts.find(deliverableId), watched)) {
      tx.watchedPosts.update(deliverableId, { dueAt });
    }
  });
}
