import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Store } from '@doubloon/contract/stores/store.ts';
import { counterPlace } from '../platform/projections/counters.ts';

/** The counts of one store. */
export const storeCounters = counterPlace<keyof Store['counts']>(COLLECTIONS.stores, 'counts');
