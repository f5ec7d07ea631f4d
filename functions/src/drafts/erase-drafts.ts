import type { EraseDomain } from '../account/account-parts.ts';

/** Removes what a person has begun and not sent. */
export const eraseDrafts: EraseDomain = async ({ db }, uid) => {
  await db.drafts.removeAllOf(uid);
  return 'done';
};
