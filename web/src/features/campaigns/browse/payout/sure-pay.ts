import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import { entitlementCents } from '@doubloon/contract/shared/money.ts';

/** Returns what the terms of a loot pay without any guess, and what for: the first thousand views, of which more are paid at a higher share, or an approved treasure; `unit` says it in a line. */
export function surePay(campaign: CampaignView): { cents: number; what: string; unit: string } {
  const terms = payoutTermsOf(campaign);
  const paysByView = terms.payoutModel === 'per_view';
  return {
    cents: Math.min(entitlementCents(terms, paysByView ? 1000 : 0), campaign.remaining_budget),
    what: paysByView ? 'for the first 1,000 views' : 'for an approved treasure',
    unit: paysByView ? 'for 1,000 views' : 'once approved',
  };
}
