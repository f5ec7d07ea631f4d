import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Database } from '../platform/database/database.ts';

/** Those of the named campaigns that exist, by their ids, which may repeat. Reads one per campaign. */
export async function findCampaignsById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const found = await db.campaigns.findAll([...new Set(ids)]);
  return new Map(found.map((campaign) => [campaign.id, campaign]));
}
