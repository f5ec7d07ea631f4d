import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { dashboardNumbers } from '../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../platform/contributions.ts';
import type { TallySource } from '../platform/tally.ts';

/** Statuses that are counted apart; those of moderation count in the total only. */
const COUNTED_AS: Partial<Record<CampaignStatus, 'active' | 'paused' | 'completed'>> = {
  open: 'active',
  paused: 'paused',
  completed: 'completed',
};

/** A campaign adds to its owner's campaign counts, and what was paid for it to the money paid in. */
export function campaignContributions({ ownerId, status, budgetCents }: Campaign): Contributions {
  const countedAs = COUNTED_AS[status];
  return dashboardNumbers(ownerId, {
    'campaigns.total': 1,
    ...(countedAs && { [`campaigns.${countedAs}`]: 1 }),
    'money.paidInCents': totalPayableCents(budgetCents),
    'money.budgetCents': budgetCents,
  });
}

export const campaignsSource: TallySource<typeof Campaign> = {
  collection: COLLECTIONS.campaigns,
  schema: Campaign,
  contributions: (campaigns) => sumContributions(campaigns.map(campaignContributions)),
};
