import type { EraseDomain } from '../account/account-parts.ts';
import { removeAppealsOf } from './cases-of-person.store.ts';

/** Removes what a person has written to appeal; refunds and disputes belong to the books, decisions stay in the audit log. */
export const eraseCases: EraseDomain = async ({ db }, uid) => {
  await removeAppealsOf(db, uid);
  return 'done';
};
