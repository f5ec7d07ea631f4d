import { resumeCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Puts a paused loot back into the marketplace. */
export function resumeLoot(id: string) {
  return request(resumeCampaign, { params: { id } });
}
