import type { ExportDomain } from '../account/account-parts.ts';

/** A person's referral links with what was counted for them. */
export const exportAffiliates: ExportDomain = ({ db }, uid) => [
  { name: 'referral-links', records: db.affiliateLinks.eachOf(uid) },
];
