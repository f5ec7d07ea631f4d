import type { PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';

export const presencePersonalData = {
  erase: {
    /** Forgets when a person was last seen. */
    presence: async ({ db }, uid) => {
      await unitOfWork({ db }, (tx) => tx.presence.remove(uid));
      return 'done';
    },
  },
} satisfies PersonalData;
