import type { ExportDomain } from '../account/account-parts.ts';
import { eachApplicationOf } from './applications-of-person.store.ts';

/** What a person has applied to, with their answers. What others wrote to them as an owner is theirs. */
export const exportApplications: ExportDomain = ({ db }, uid) => [
  { name: 'applications', records: eachApplicationOf(db, uid) },
];
