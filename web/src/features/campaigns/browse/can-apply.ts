import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { marketplaceText } from '../../../shared/text/campaigns.ts';

/** Why a loot takes no application at `now`, in words for creators; undefined while it takes some. Days are Singapore's. */
export function closedToApplicants(
  { status, full, endDate }: Pick<CampaignView, 'status' | 'full' | 'endDate'>,
  now: Date,
): string | undefined {
  if (status === 'paused') return marketplaceText.paused;
  if (status !== 'open') return marketplaceText.closed;
  if (endDate && endDate < dayInSingapore(now)) return marketplaceText.ended;
  return full ? marketplaceText.slotsTaken : undefined;
}
