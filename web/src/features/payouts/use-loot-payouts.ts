import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { inLargePages } from '../../shared/api/queries/query.ts';
import { useEveryPage } from '../../shared/api/queries/use-every-page.ts';
import { ownerPayoutsQuery } from './api/queries.ts';

/** Returns every payout of a loot, newest first: see `useEveryPage`. */
export function useLootPayouts({ id, owner_id: ownerId }: Pick<CampaignView, 'id' | 'owner_id'>) {
  return useEveryPage(inLargePages(ownerPayoutsQuery(ownerId, { campaignId: id })));
}
