import type { EraseDomain } from '../account/account-parts.ts';
import { removePresence } from './presence.store.ts';

/** Forgets when a person was last seen. */
export const erasePresence: EraseDomain = async ({ db }, uid) => {
  await removePresence(db, uid);
  return 'done';
};
