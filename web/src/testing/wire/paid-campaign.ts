import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { type AddedPayment, PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { aCampaign } from '../a-campaign.ts';

/** Returns the answer about a payment as JSON, for tests: one that a loot began with, or that `added` budget to it; `paid` is null for whoever may not know. */
export function aPaidCampaignOnTheWire(
  change: Partial<CampaignView> = {},
  added: AddedPayment | null = null,
  paid: number | null = added?.budget ?? aCampaign(change).budget,
) {
  return PaidCampaignView.encode({ ...aCampaign(change), paid_budget: paid, added });
}
