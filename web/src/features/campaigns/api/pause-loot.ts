import { pauseCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Takes a loot out of the marketplace for a while. */
export function pauseLoot(id: string) {
  return request(pauseCampaign, { params: { id } });
}
