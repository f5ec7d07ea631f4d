import type { EraseDomain } from '../account/account-parts.ts';

/** What those who had applied read. */
const OWNER_LEFT = 'The owner of this loot has closed their account.';

/** Takes back what is pending. Decided applications stay with the owners' books, without what the person wrote, and wait for nobody. */
export const eraseApplications: EraseDomain = async ({ db }, uid) => {
  await db.applications.removePendingOf(uid);
  await db.applications.leaveOf(uid);
  return 'done';
};

/** Rejects what an owner has left undecided; their creators wait for nobody. */
export const eraseReceivedApplications: EraseDomain = async ({ db, clock }, uid) => {
  await db.applications.leaveTo(uid, OWNER_LEFT, clock.now());
  return 'done';
};
