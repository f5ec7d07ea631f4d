import { PostReservation } from '@doubloon/contract/deliverables/post-reservation.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { derivedId } from '../platform/ids.ts';

const idOf = (postKey: string): string => derivedId('post', postKey);

export class PostReservations extends storeOf('postKeys', PostReservation, ({ postKey }) => idOf(postKey)) {
  /** The application that a post was reported for, or null. Reads 1. */
  findOfPost(postKey: string): Promise<PostReservation | null> {
    return this.find(idOf(postKey));
  }

  /** Forgets the posts that a creator has reported and taken back; those that a treasure stays of are kept. Done again it does what is left. */
  removeFreeOf(creatorId: string): Promise<void> {
    return this.removeEach(this.documents.where('creatorId', '==', creatorId).where('latestDeliverableId', '==', null));
  }
}
