import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { counterPlace } from './counters.ts';

type CounterPath<T> = {
  [K in keyof T & string]: T[K] extends number ? K : `${K}.${keyof T[K] & string}`;
}[keyof T & string];

/** The counts of one campaign. */
export const campaignCounters = counterPlace<keyof Campaign['counts']>(COLLECTIONS.campaigns, 'counts');

/** The numbers of one user's dashboard. */
export const dashboardCounters = counterPlace<CounterPath<Dashboard>>(COLLECTIONS.dashboards, null);
