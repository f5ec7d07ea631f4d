import type { PersonalData } from '../platform/personal-data.ts';

export const draftsPersonalData = {
  lists: ({ db }, uid) => [{ name: 'drafts', records: db.drafts.eachOf(uid) }],
  erase: {
    drafts: ({ db }, uid) => db.drafts.removeAllOf(uid),
  },
} satisfies PersonalData;
