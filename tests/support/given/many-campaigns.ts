import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';

/** Stores many campaigns at once, unchanged and without funds. Throws if one of them could not be stored. */
export async function storeManyCampaigns(campaigns: Iterable<Campaign>): Promise<void> {
  const { db } = deps();
  const writer = db.firestore.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  for (const campaign of campaigns) {
    const ref = db.firestore.collection(COLLECTIONS.campaigns).doc(campaign.id);
    writer.create(ref, campaign).catch((error: unknown) => failures.push(error));
  }
  await writer.close();
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} campaigns were not stored`);
}
