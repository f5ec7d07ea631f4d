import type { ExportDomain } from '../account/account-parts.ts';
import { eachMediaOf } from './media.store.ts';

/** The pictures and videos of a person's store. */
export const exportMedia: ExportDomain = ({ db }, uid) => [{ name: 'media', records: eachMediaOf(db, uid) }];
