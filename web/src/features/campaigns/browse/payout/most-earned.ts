import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents, payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import { entitlementCents } from '@doubloon/contract/shared/money.ts';
import { sliderViews } from './slider-views.ts';

/** Returns the most that one more creator can earn with a loot, and a count of views that is enough for it. */
export function mostEarned(campaign: CampaignView): { cents: number; views: number } {
  const terms = payoutTermsOf(campaign);
  const cents = mostForOneCreatorCents(campaign);
  const views = sliderViews(terms).find((count) => entitlementCents(terms, count) >= cents) ?? terms.expectedReach;
  return { cents, views };
}
