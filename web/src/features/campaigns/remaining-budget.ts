import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';

/** What is left of a budget, in percent, clamped to 0–100. */
export function remainingPercent({ budget, remaining_budget: remaining }: CampaignView): number {
  if (budget <= 0) return 0;
  return Math.min(Math.max((remaining / budget) * 100, 0), 100);
}
