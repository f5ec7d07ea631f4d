import type { ExportDomain } from '../account/account-parts.ts';
import { eachDraftOf } from './drafts-of-person.store.ts';

/** What a person has begun and not sent. */
export const exportDrafts: ExportDomain = ({ db }, uid) => [{ name: 'drafts', records: eachDraftOf(db, uid) }];
