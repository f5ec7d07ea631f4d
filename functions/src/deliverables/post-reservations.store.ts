import { PostReservation } from '@doubloon/contract/deliverables/post-reservation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { changeDocuments } from '../platform/each-document.ts';
import { derivedId } from '../platform/ids.ts';

const reservationOf = (db: Firestore, postKey: string) =>
  collection(db, COLLECTIONS.postKeys, PostReservation).doc(derivedId('post', postKey));

/** Who has reported a post already, or null. Reads 1. */
export async function findPostReservation(
  transaction: Transaction,
  db: Firestore,
  postKey: string,
): Promise<PostReservation | null> {
  return (await transaction.get(reservationOf(db, postKey))).data() ?? null;
}

/** Stores a reservation with the transaction. Writes 1. */
export function putPostReservation(transaction: Transaction, db: Firestore, reservation: PostReservation): void {
  transaction.set(reservationOf(db, reservation.postKey), reservation);
}

/** Forgets the posts that a creator has reported and taken back; those that a treasure stays of are kept. Done again it does what is left. */
export function forgetFreePosts(db: Firestore, creatorId: string): Promise<void> {
  const free = collection(db, COLLECTIONS.postKeys, PostReservation)
    .where('creatorId', '==', creatorId)
    .where('latestDeliverableId', '==', null);
  return changeDocuments(db, free, (transaction, { ref }) => transaction.delete(ref));
}
