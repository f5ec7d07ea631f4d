import type { EraseDomain } from '../account/account-parts.ts';

/** Removes the reviews of a person's store. Those they have written stay, under the name of a deleted user. */
export const eraseReviews: EraseDomain = async ({ db }, uid) => {
  await db.reviews.removeOf(uid);
  return 'done';
};
