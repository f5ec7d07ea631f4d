import type { ExportDomain } from '../account/account-parts.ts';
import { eachLinkOf } from './affiliates-of-person.store.ts';

/** A person's referral links with what was counted for them. */
export const exportAffiliates: ExportDomain = ({ db }, uid) => [
  { name: 'referral-links', records: eachLinkOf(db, uid) },
];
