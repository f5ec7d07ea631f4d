import { PostReservation } from '@doubloon/contract/deliverables/post-reservation.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
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
