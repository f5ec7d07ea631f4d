import type { ExportDomain } from '../account/account-parts.ts';
import { eachReviewBy, eachReviewOf } from './reviews-of-person.store.ts';

/** The reviews a person has written, and those of their store. */
export const exportReviews: ExportDomain = ({ db }, uid) => [
  { name: 'reviews-written', records: eachReviewBy(db, uid) },
  { name: 'reviews-received', records: eachReviewOf(db, uid) },
];
