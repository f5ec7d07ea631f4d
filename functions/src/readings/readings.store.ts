import { PostReading, WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

export class WatchedPosts extends storeOf('watchedPosts', WatchedPost, ({ deliverableId }) => deliverableId, {
  of: 'creatorId',
}) {
  /** The posts that are to be read by a moment, the longest due first. Reads at most `most`. */
  findDue(by: Date, most: number): Promise<WatchedPost[]> {
    return this.all(this.documents.where('dueAt', '<=', by).orderBy('dueAt').limit(most));
  }
}

export class Readings extends storeOf('readings', PostReading, ({ id }) => id, { of: 'creatorId' }) {
  /** Adds the reading that was due at a moment. The commit fails when there is one, so that a repeated run adds none. Writes 1. */
  addDue(reading: Omit<PostReading, 'id'>, dueAt: Date): void {
    this.add({ ...reading, id: derivedId('rdg', `${reading.deliverableId}:${dueAt.getTime()}`) });
  }
}
