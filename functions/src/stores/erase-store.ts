import type { EraseDomain } from '../account/account-parts.ts';
import { removeStore } from './stores.store.ts';

/** Removes a person's store and how it looked; its images go with the person's folder. */
export const eraseStore: EraseDomain = async ({ db }, uid) => {
  await db.runTransaction((transaction) => {
    removeStore(transaction, db, uid);
    return Promise.resolve();
  });
  return 'done';
};
