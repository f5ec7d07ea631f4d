import type { EraseDomain } from '../account/account-parts.ts';
import { unitOfWork } from '../platform/database.ts';

/** Forgets when a person was last seen. */
export const erasePresence: EraseDomain = async ({ db }, uid) => {
  await unitOfWork({ db }, (tx) => tx.presence.remove(uid));
  return 'done';
};
