import type { ExportDomain } from '../account/account-parts.ts';

/** The reviews a person has written, and those of their store. */
export const exportReviews: ExportDomain = ({ db }, uid) => [
  { name: 'reviews-written', records: db.reviews.eachBy(uid) },
  { name: 'reviews-received', records: db.reviews.eachOf(uid) },
];
