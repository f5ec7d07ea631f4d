import type { CampaignView } from './campaign.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many whole days a loot's money lasts if it goes on paying as since it was made; null while it has paid nothing, or once it is not open. */
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
  // A loot of today has not shown its pace yet: all that it has paid counts as a day's.
  const days = Math.max(1, (now.getTime() - created_at.getTime()) / DAY_MS);
  return Math.floor((remaining_budget * days) / paidOut);
}
