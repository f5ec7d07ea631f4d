import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { campaignDocument } from '../../functions/testing/documents.ts';
import { deps } from './api.ts';

/**
 * Stores `count` campaigns at once, `fieldsOf(n)` saying what the n-th has of its own besides its id, `${prefix}${n}`; with derived fields,
 * without funds. 20,000 take about half a minute.
 */
export async function storeManyCampaigns(
  count: number,
  prefix: string,
  fieldsOf: (n: number) => Partial<Campaign> & Pick<Campaign, 'ownerId'>,
): Promise<void> {
  const { db } = deps();
  const writer = db.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = `${prefix}${n}`;
    const campaign = campaignDocument({ id, ...fieldsOf(n) });
    writer
      .create(db.collection(COLLECTIONS.campaigns).doc(id), campaign)
      .catch((error: unknown) => failures.push(error));
  }
  await writer.close();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${count} campaigns were not stored`);
}
