import type { EraseDomain } from '../account/account-parts.ts';
import { removeAnswersOf, removePendingApplicationsOf } from './applications-of-person.store.ts';

/** Takes back what is pending. Decided applications stay with the owners' books, without the person's answers. */
export const eraseApplications: EraseDomain = async ({ db }, uid) => {
  await removePendingApplicationsOf(db, uid);
  await removeAnswersOf(db, uid);
  return 'done';
};
