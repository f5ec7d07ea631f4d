import type { EraseDomain } from '../account/account-parts.ts';
import { removeFollowsOf } from './follows-of-person.store.ts';

/** Removes whom a person follows and who follows them. */
export const eraseFollows: EraseDomain = async ({ db }, uid) => {
  await removeFollowsOf(db, uid);
  return 'done';
};
