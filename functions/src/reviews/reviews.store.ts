import { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';
import { newestFound, type FoundPageWanted } from '../platform/newest-found.ts';

const reviews = (db: Firestore) => collection(db, COLLECTIONS.reviews, Review);

/** A review, or null; in a transaction when one is given. Reads 1. */
export async function readReview(db: Firestore, id: string, transaction?: Transaction): Promise<Review | null> {
  const document = reviews(db).doc(id);
  return (await (transaction ? transaction.get(document) : document.get())).data() ?? null;
}

/** Which page of reviews is asked for: those with so many stars, or with some words, alone when it says so. */
export interface ReviewsWanted extends FoundPageWanted {
  readonly rating?: number | undefined;
}

/** A page of what people say about a creator. Reads as `newestFound`. */
export function pageOfReviews(db: Firestore, wanted: ReviewsWanted, creatorId: string): Promise<Page<Review>> {
  const all = reviews(db).where('creatorId', '==', creatorId);
  const list = wanted.rating === undefined ? all : all.where('rating', '==', wanted.rating);
  return newestFound(list, wanted, ({ userName, comment, reply }) => [userName, comment, reply?.reply ?? '']);
}

/** Every review, read in pages as it is asked for. */
export function eachReview(db: Firestore): AsyncGenerator<Review> {
  return eachData(reviews(db));
}

/** Stores a review that the transaction has read, or has found missing. Writes 1. */
export function putReview(transaction: Transaction, db: Firestore, review: Review): void {
  transaction.set(reviews(db).doc(review.id), review);
}

/** Removes a review with the transaction. Writes 1. */
export function dropReview(transaction: Transaction, db: Firestore, id: string): void {
  transaction.delete(reviews(db).doc(id));
}
