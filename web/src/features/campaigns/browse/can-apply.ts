import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';

/** Returns why a loot takes no application at `now`, in words for creators; undefined while it takes some. Days are Singapore's. */
export function closedToApplicants(
  { status, full, endDate }: Pick<CampaignView, 'status' | 'full' | 'endDate'>,
  now: Date,
): string | undefined {
  if (status === 'paused') return 'This loot is paused and takes no applications right now.';
  if (status !== 'open') return 'This loot is closed and takes no more applications.';
  if (endDate && endDate < dayInSingapore(now)) return 'This loot has ended.';
  return full ? 'All creator slots are taken.' : undefined;
}
