import type { PersonalData } from '../platform/personal-data.ts';

export const notificationsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'notifications', records: db.notifications.eachOf(uid) }],
  erase: {
    notifications: ({ db }, uid) => db.notifications.removeAllOf(uid),
  },
} satisfies PersonalData;
