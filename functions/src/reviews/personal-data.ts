import type { PersonalData } from '../platform/personal-data.ts';

export const reviewsPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'reviews-written', records: db.reviews.eachBy(uid) },
    { name: 'reviews-received', records: db.reviews.eachOf(uid) },
  ],
  erase: {
    /** Removes the reviews of a person's store. Those they have written stay, under the name of a deleted user. */
    reviews: ({ db }, uid) => db.reviews.removeAllOf(uid),
  },
} satisfies PersonalData;
