import type { EraseDomain } from '../account/account-parts.ts';

/** Removes whom a person follows and who follows them. */
export const eraseFollows: EraseDomain = async ({ db }, uid) => {
  await db.follows.removeAllOf(uid);
  return 'done';
};
