import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

/** Every campaign of an owner, read in pages as they are asked for. */
export function eachCampaignOf(db: Firestore, ownerId: string): AsyncIterable<Campaign> {
  return eachData(collection(db, COLLECTIONS.campaigns, Campaign).where('ownerId', '==', ownerId));
}
