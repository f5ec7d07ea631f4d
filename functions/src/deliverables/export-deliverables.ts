import type { ExportDomain } from '../account/account-parts.ts';

/** The treasures a person has submitted. */
export const exportDeliverables: ExportDomain = ({ db }, uid) => [
  { name: 'treasures', records: db.deliverables.eachOf(uid) },
];
