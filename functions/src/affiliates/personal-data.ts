import type { PersonalData } from '../platform/personal-data.ts';
import { removeAffiliatesOf } from './affiliates.store.ts';

export const affiliatesPersonalData = {
  /** A person's referral links with what was counted for them. */
  lists: ({ db }, uid) => [{ name: 'referral-links', records: db.affiliateLinks.eachOf(uid) }],
  erase: {
    /** Removes a person's referral links and those for their store. */
    affiliates: async ({ db }, uid) => {
      await removeAffiliatesOf({ db }, uid);
      return 'done';
    },
  },
} satisfies PersonalData;
