import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Contributions } from '../platform/contributions.ts';

/** A contribution to the counts of one campaign. */
export function campaignCounts(campaignId: string, amounts: Partial<Campaign['counts']>): Contributions {
  return {
    [`${COLLECTIONS.campaigns}/${campaignId}`]: Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [`counts.${name}`, amount]),
    ),
  };
}
