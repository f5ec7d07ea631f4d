import type { CampaignEdit } from '@doubloon/contract/campaigns/campaign.ts';
import { editCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Changes the brief of a loot; what is left out stays. */
export function editLoot(id: string, changes: CampaignEdit) {
  return request(editCampaign, { params: { id }, body: changes });
}
