import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection, newestFirst, type PageWanted } from '../platform/collection.ts';

/** A page of everybody's campaigns, in one status when it is given. Reads one document more than the page. */
export function pageOfAllCampaigns(
  db: Firestore,
  page: PageWanted,
  status: CampaignStatus | undefined,
): Promise<Page<Campaign>> {
  const campaigns = collection(db, COLLECTIONS.campaigns, Campaign);
  return newestFirst(status === undefined ? campaigns : campaigns.where('status', '==', status), page);
}
