import { Review } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { deleteDocuments, eachData } from '../platform/each-document.ts';

const reviews = (db: Firestore) => collection(db, COLLECTIONS.reviews, Review);

/** The reviews a person has written, read in pages as they are asked for. */
export function eachReviewBy(db: Firestore, userId: string): AsyncIterable<Review> {
  return eachData(reviews(db).where('userId', '==', userId));
}

/** The reviews of a creator. */
export function eachReviewOf(db: Firestore, creatorId: string): AsyncIterable<Review> {
  return eachData(reviews(db).where('creatorId', '==', creatorId));
}

/** Removes the reviews of a creator, in batches. */
export function removeReviewsOf(db: Firestore, creatorId: string): Promise<void> {
  return deleteDocuments(db, reviews(db).where('creatorId', '==', creatorId));
}
