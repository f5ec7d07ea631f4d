import type { PersonalData } from '../platform/personal-data.ts';

export const notificationsPersonalData = {
  /** A person's notifications. */
  lists: ({ db }, uid) => [{ name: 'notifications', records: db.notifications.eachOf(uid) }],
  erase: {
    /** Removes what a person was told. */
    notifications: async ({ db }, uid) => {
      await db.notifications.removeOf(uid);
      return 'done';
    },
  },
} satisfies PersonalData;
