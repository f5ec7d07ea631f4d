import type { PersonalData } from '../platform/personal-data.ts';

export const reviewsPersonalData = {
  /** The reviews a person has written, and those of their store. */
  lists: ({ db }, uid) => [
    { name: 'reviews-written', records: db.reviews.eachBy(uid) },
    { name: 'reviews-received', records: db.reviews.eachOf(uid) },
  ],
  erase: {
    /** Removes the reviews of a person's store. Those they have written stay, under the name of a deleted user. */
    reviews: async ({ db }, uid) => {
      await db.reviews.removeOf(uid);
      return 'done';
    },
  },
} satisfies PersonalData;
