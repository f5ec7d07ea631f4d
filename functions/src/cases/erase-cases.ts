import type { EraseDomain } from '../account/account-parts.ts';

/** Removes what a person has written to appeal; refunds and disputes belong to the books, decisions stay in the audit log. */
export const eraseCases: EraseDomain = async ({ db }, uid) => {
  await db.cases.removeAppealsOf(uid);
  return 'done';
};
