import type { EraseDomain } from '../account/account-parts.ts';
import { unitOfWork } from '../platform/database.ts';

/** Removes a person's store and how it looked; its images go with the person's folder. */
export const eraseStore: EraseDomain = async ({ db }, uid) => {
  await unitOfWork({ db }, (tx) => {
    tx.stores.remove(uid);
    return Promise.resolve();
  });
  return 'done';
};
