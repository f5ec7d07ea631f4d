import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** Statuses that are counted apart; those of moderation count in the total only. */
const COUNTED_AS: Partial<Record<CampaignStatus, 'active' | 'paused' | 'completed'>> = {
  open: 'active',
  paused: 'paused',
  completed: 'completed',
};

/** A campaign adds to its owner's campaign counts; its money follows from its accounts, not from this document. */
export function campaignContributions({ ownerId, status }: Campaign): Contributions {
  const countedAs = COUNTED_AS[status];
  return dashboardNumbers(ownerId, {
    'campaigns.total': 1,
    ...(countedAs && { [`campaigns.${countedAs}`]: 1 }),
  });
}

export const campaignsSource: TallySource<typeof Campaign> = {
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  contributions: (campaigns) => sumContributions(campaigns.map(campaignContributions)),
};
