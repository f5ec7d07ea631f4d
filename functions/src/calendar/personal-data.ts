import { unitOfWork } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

export const calendarPersonalData = {
  erase: {
    'calendar-feed': ({ db }, uid) => unitOfWork({ db }, (tx) => tx.calendarFeeds.remove(uid)),
  },
} satisfies PersonalData;
