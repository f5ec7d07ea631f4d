import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignListSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/shared/search-text.ts';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { z } from 'zod';
import { collection, countUpTo, newestFirst, type PageWanted } from '../platform/collection.ts';
import { wordSearch } from '../platform/search-words.ts';
import { sortedPage } from '../platform/sorted-page.ts';
import { NEWEST } from './campaign-query.ts';
import { searchedTexts } from './derived-fields.ts';

/** Which campaigns a list holds: everybody's or one owner's, in any status or in one, by words or not. */
export type CampaignsListed = z.output<typeof CampaignListSearch> & { readonly ownerId?: string };

/**
 * A page of campaigns whatever their status, newest first. Reads one document more than the page, with words up to
 * `MAX_SEARCH_READS`; a page with words can be short, even empty, and go on.
 */
export function pageOfListedCampaigns(
  db: Firestore,
  page: PageWanted,
  { ownerId, status, search = '' }: CampaignsListed,
): Promise<Page<Campaign>> {
  let list: Query<Campaign> = collection(db, COLLECTIONS.campaigns, Campaign);
  if (ownerId !== undefined) list = list.where('ownerId', '==', ownerId);
  const words = wordSearch(search);
  if (status !== undefined) list = list.where('status', '==', status);
  // So that the indexes that hold words need no twins without the status.
  else if (words) list = list.where('status', 'in', CampaignStatus.options);
  if (!words) return newestFirst(list, page);
  return sortedPage(list.where('search', 'array-contains', words.indexed), page, {
    by: NEWEST,
    keep: (campaign) => words.finds(searchedTexts(campaign)),
    maxReads: MAX_SEARCH_READS,
  });
}

/** How many campaigns are in a status, counted up to `most`. Reads as many. */
export function countCampaignsIn(db: Firestore, status: CampaignStatus, most: number): Promise<number> {
  return countUpTo(collection(db, COLLECTIONS.campaigns, Campaign).where('status', '==', status), most);
}
