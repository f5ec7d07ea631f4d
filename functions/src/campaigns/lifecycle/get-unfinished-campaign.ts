import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';

/** A campaign in which something can still be decided. Throws `not_found`, `illegal_state` once it is completed. Reads 1. */
export async function getUnfinishedCampaign(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.status === 'completed') {
    throw new AppError('illegal_state', 'This loot is completed: nothing in it can be decided again');
  }
  return campaign;
}
