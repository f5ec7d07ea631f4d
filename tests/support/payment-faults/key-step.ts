import { isPinnedKey } from '../../../functions/src/platform/pinned-account.ts';
import { deps } from '../api.ts';
import type { Step } from './journey.ts';

let isOurs = false;

/** The check of the key's account, which comes before the first request of each instance. */
export const KEY_STEP: Step = {
  name: 'the account of the key is looked at',
  act: async () => {
    isOurs = false;
    try {
      isOurs = await isPinnedKey(deps(), deps().stripe);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  },
  isDone: () => Promise.resolve(isOurs),
};
