import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';

/** Says how many creators a loot still takes; in the words of `index.html`, which writes them on the landing page. */
export function placesLeft(free: CampaignView['free_slots']): string {
  if (free === null) return 'Open to all';
  return free === 1 ? '1 slot left' : `${free} slots left`;
}
