import type { ExportDomain } from '../account/account-parts.ts';

/** The pictures and videos of a person's store. */
export const exportMedia: ExportDomain = ({ db }, uid) => [{ name: 'media', records: db.media.eachOf(uid) }];
