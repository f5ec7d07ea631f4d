import type { ExportDomain } from '../account/account-parts.ts';

/** What a person has applied to, with their answers. What others wrote to them as an owner is theirs. */
export const exportApplications: ExportDomain = ({ db }, uid) => [
  { name: 'applications', records: db.applications.eachOf(uid) },
];
