import type { PersonalData } from '../platform/personal-data.ts';
import { removeAffiliatesOf } from './affiliates.store.ts';

export const affiliatesPersonalData = {
  lists: ({ db }, uid) => [{ name: 'referral-links', records: db.affiliateLinks.eachOf(uid) }],
  erase: {
    affiliates: ({ db }, uid) => removeAffiliatesOf({ db }, uid),
  },
} satisfies PersonalData;
