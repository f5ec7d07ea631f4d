import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { applicationsSource } from './applications/contributions.ts';
import { campaignsSource } from './campaigns/contributions.ts';
import { deliverablesSource } from './deliverables/contributions.ts';
import { conversationsSource, readMarksSource } from './messaging/contributions.ts';
import { payoutsSource } from './payments/contributions.ts';
import type { DerivedFields } from './platform/derived-fields.ts';
import type { TallySource } from './platform/tally.ts';

/** Every kind of document that numbers elsewhere are derived from. */
export const TALLY_SOURCES: readonly TallySource[] = [
  campaignsSource,
  applicationsSource,
  deliverablesSource,
  payoutsSource,
  readMarksSource,
  conversationsSource,
];

/** Every kind of document that has fields derived from its other fields. */
export const DERIVED_FIELDS: readonly DerivedFields[] = [];

/** Where the tallied numbers stand: in the whole document, or below one field of it. */
export const TALLIED_NUMBERS: Partial<Record<CollectionName, string | null>> = {
  [COLLECTIONS.dashboards]: null,
  [COLLECTIONS.campaigns]: 'counts',
  [COLLECTIONS.conversations]: 'readCounts',
};
