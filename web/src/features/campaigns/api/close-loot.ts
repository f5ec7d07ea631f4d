import { closeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Ends a loot for good; what is left of it is refunded. */
export function closeLoot(id: string) {
  return request(closeCampaign, { params: { id } });
}
