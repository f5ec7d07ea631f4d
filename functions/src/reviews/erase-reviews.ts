import type { EraseDomain } from '../account/account-parts.ts';
import { removeReviewsOf } from './reviews-of-person.store.ts';

/** Removes the reviews of a person's store. Those they have written stay, under the name of a deleted user. */
export const eraseReviews: EraseDomain = async ({ db }, uid) => {
  await removeReviewsOf(db, uid);
  return 'done';
};
