import type { ExportDomain } from '../account/account-parts.ts';

/** What a person has begun and not sent. */
export const exportDrafts: ExportDomain = ({ db }, uid) => [{ name: 'drafts', records: db.drafts.eachOf(uid) }];
