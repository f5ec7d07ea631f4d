import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { getCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import { findCampaignFunds } from './campaign-funds.store.ts';

/**
 * A campaign that can still pay for what was delivered to it, in a transaction: it runs, or it is closed and what is left of it was not sent
 * back yet. Throws `not_found`, `illegal_state`. Reads up to 2.
 */
export async function getPayingCampaign(transaction: Transaction, db: Firestore, id: string): Promise<Campaign> {
  const campaign = await getCampaign(db, id, transaction);
  if (campaign.status !== 'completed') return campaign;
  const funds = await findCampaignFunds(transaction, db, id);
  if (!funds || funds.balances.available === 0) {
    throw new AppError(
      'illegal_state',
      'This loot is completed and has no money left: nothing in it can be decided again',
    );
  }
  return campaign;
}
