import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findCampaigns } from './campaigns.store.ts';

/** Those of the named campaigns that exist, by their ids, which may repeat. Reads one per campaign. */
export async function findCampaignsById(db: Firestore, ids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const found = await findCampaigns(db, [...new Set(ids)]);
  return new Map(found.map((campaign) => [campaign.id, campaign]));
}
