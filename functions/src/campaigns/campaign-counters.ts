import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { counterPlace } from '../platform/projections/counters.ts';

/** The counts of one campaign. */
export const campaignCounters = counterPlace<keyof Campaign['counts']>(COLLECTIONS.campaigns, 'counts');
