import type { EraseDomain } from '../account/account-parts.ts';
import { removeNotificationsOf } from './notifications-of-person.store.ts';

/** Removes what a person was told. */
export const eraseNotifications: EraseDomain = async ({ db }, uid) => {
  await removeNotificationsOf(db, uid);
  return 'done';
};
