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

/** Most that one creator can earn by the terms of a loot, in cents; a missing reach is the usual one. */
export function mostByTermsCents(loot: Omit<PayoutTerms, 'expectedReach'> & { expectedReach: number | null }): number {
  const terms = { ...loot, expectedReach: loot.expectedReach ?? DEFAULT_EXPECTED_REACH };
  return Math.max(...exampleViews(terms).map((views) => entitlementCents(terms, views)));
}

/** Most that a loot can still pay to one more creator, in cents: what its terms pay, as far as its budget has it. */
export function mostForOneCreatorCents(campaign: CampaignView): number {
  return Math.min(mostByTermsCents(payoutTermsOf(campaign)), campaign.remaining_budget);
}
