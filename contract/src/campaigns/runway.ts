import type { CampaignView } from './campaign.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns for how many whole days a loot's money lasts at its average pace so far; null if it has paid nothing, or is not open. */
export function runwayDays(
  {
    status,
    remaining_budget,
    paidOut,
    created_at,
  }: Pick<CampaignView, 'status' | 'remaining_budget' | 'paidOut' | 'created_at'>,
  now: Date,
): number | null {
  if (status !== 'open' || paidOut <= 0) return null;
  // A loot created today has no known pace yet: everything it has paid counts as one day's.
  const days = Math.max(1, (now.getTime() - created_at.getTime()) / DAY_MS);
  return Math.floor((remaining_budget * days) / paidOut);
}
