import type { ExportDomain } from '../account/account-parts.ts';

/** The campaigns of a person. */
export const exportCampaigns: ExportDomain = ({ db }, uid) => [
  { name: 'campaigns', records: db.campaigns.eachOf(uid) },
];
