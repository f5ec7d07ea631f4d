import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findCampaigns } from './campaigns.store.ts';

/** The statuses of campaigns by their ids, which may repeat. Reads one per campaign. */
export async function findCampaignStatuses(
  db: Firestore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CampaignStatus>> {
  const found = await findCampaigns(db, [...new Set(ids)]);
  return new Map(found.map(({ id, status }) => [id, status]));
}
