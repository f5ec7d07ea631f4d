import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Store } from '@doubloon/contract/stores/store.ts';
import { counterPlace } from '../platform/projections/counters.ts';
import { defineProjections } from '../platform/projections/projection.ts';
import { keepEntry } from '../platform/search/keep-entries.ts';
import { deriveStoreFields } from './derived-fields.ts';
import { searchedCreators } from './searched-creators.ts';

export const storeCounters = counterPlace<keyof Store['counts']>(COLLECTIONS.stores, 'counts');

export const storeProjections = defineProjections({
  trigger: 'onStoreWritten',
  collection: COLLECTIONS.stores,
  schema: Store,
  derivedFields: deriveStoreFields,
  effects: [keepEntry(searchedCreators)],
  secrets: ['search'],
});
