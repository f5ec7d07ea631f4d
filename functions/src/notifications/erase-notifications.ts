import type { EraseDomain } from '../account/account-parts.ts';

/** Removes what a person was told. */
export const eraseNotifications: EraseDomain = async ({ db }, uid) => {
  await db.notifications.removeOf(uid);
  return 'done';
};
