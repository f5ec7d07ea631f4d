import type { ExportDomain } from '../account/account-parts.ts';
import { eachDeliverableOf } from './deliverables-of-person.store.ts';

/** The treasures a person has submitted. */
export const exportDeliverables: ExportDomain = ({ db }, uid) => [
  { name: 'treasures', records: eachDeliverableOf(db, uid) },
];
