import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { getCampaign } from './get-campaign.ts';

/** A campaign in which something can still be decided, in a transaction. Throws `not_found`, `illegal_state` once it is completed. Reads 1. */
export async function getUnfinishedCampaign(transaction: Transaction, db: Firestore, id: string): Promise<Campaign> {
  const campaign = await getCampaign(db, id, transaction);
  if (campaign.status === 'completed') {
    throw new AppError('illegal_state', 'This loot is completed: nothing in it can be decided again');
  }
  return campaign;
}
