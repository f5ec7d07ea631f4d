import type { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { counterPlace } from '../platform/projections/counters.ts';

type CounterPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${keyof T[K] & string}`;
}[keyof T & string];

/** The numbers of one user's dashboard. */
export const dashboardCounters = counterPlace<CounterPath<Dashboard>>(COLLECTIONS.dashboards, null);
