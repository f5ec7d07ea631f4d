import type { EraseDomain } from '../account/account-parts.ts';
import { removeDraftsOf } from './drafts-of-person.store.ts';

/** Removes what a person has begun and not sent. */
export const eraseDrafts: EraseDomain = async ({ db }, uid) => {
  await removeDraftsOf(db, uid);
  return 'done';
};
