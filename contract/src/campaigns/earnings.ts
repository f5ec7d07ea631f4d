import { DEFAULT_EXPECTED_REACH } from '../shared/constants.ts';
import { entitlementCents, SHARE_STARTS, type PayoutTerms } from '../shared/money.ts';
import type { CampaignView } from './campaign.ts';

/** The terms that a loot's payouts follow. */
export function payoutTermsOf(campaign: CampaignView): PayoutTerms {
  return {
    payoutModel: campaign.payout_model,
    budgetCents: campaign.budget,
    expectedReach: campaign.expected_reach ?? DEFAULT_EXPECTED_REACH,
    creatorSlots: campaign.creator_slots,
    creatorCapCents: campaign.creator_cap,
  };
}

/** Counted views worth an example: where each share begins and, where views are what is paid for, the expected reach. */
export function exampleViews({ payoutModel, expectedReach }: PayoutTerms): number[] {
  const views = new Set<number>(SHARE_STARTS);
  if (payoutModel === 'per_view') views.add(expectedReach);
  return [...views].sort((one, other) => one - other);
}

/** Most that a loot can still pay to one more creator, in cents: what its terms pay, as far as its budget has it. */
export function mostForOneCreatorCents(campaign: CampaignView): number {
  const terms = payoutTermsOf(campaign);
  const byTerms = Math.max(...exampleViews(terms).map((views) => entitlementCents(terms, views)));
  return Math.min(byTerms, campaign.remaining_budget);
}
