import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';

/**
 * A campaign that can still pay for what was delivered to it: it runs, or it is closed and what is left of it was not sent
 * back yet. Throws `not_found`, `illegal_state`. Reads up to 2.
 */
export async function getPayingCampaign(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.status !== 'completed') return campaign;
  const funds = await tx.campaignFunds.find(id);
  if (!funds || funds.balances.available === 0) {
    throw new AppError(
      'illegal_state',
      'This loot is completed and has no money left: nothing in it can be decided again',
    );
  }
  return campaign;
}
