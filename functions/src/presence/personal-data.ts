import type { PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';

export const presencePersonalData = {
  erase: {
    presence: ({ db }, uid) => unitOfWork({ db }, (tx) => tx.presence.remove(uid)),
  },
} satisfies PersonalData;
