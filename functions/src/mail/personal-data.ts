import type { PersonalData } from '../platform/personal-data.ts';

export const mailPersonalData = {
  lists: ({ db }, uid) => [{ name: 'mails', records: db.mails.eachOf(uid) }],
  erase: {
    mails: ({ db }, uid) => db.mails.removeAllOf(uid),
  },
} satisfies PersonalData;
