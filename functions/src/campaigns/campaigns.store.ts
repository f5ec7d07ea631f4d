import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection, newestFirst } from '../platform/collection.ts';

type PageWanted = Parameters<typeof newestFirst>[1];

const campaigns = (db: Firestore) => collection(db, COLLECTIONS.campaigns, Campaign);

/** A campaign, or null; inside a transaction when one is given. Reads 1. */
export async function findCampaign(db: Firestore, id: string, transaction?: Transaction): Promise<Campaign | null> {
  const ref = campaigns(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** A page of the open campaigns, of one platform when it is given. Reads one document more than the page. */
export function pageOfOpenCampaigns(
  db: Firestore,
  page: PageWanted,
  platform: PlatformId | undefined,
): Promise<Page<Campaign>> {
  const open = campaigns(db).where('status', '==', 'open');
  return newestFirst(platform ? open.where('platforms', 'array-contains', platform) : open, page);
}

/** A page of an owner's campaigns in any status. Reads one document more than the page. */
export function pageOfOwnersCampaigns(db: Firestore, page: PageWanted, ownerId: string): Promise<Page<Campaign>> {
  return newestFirst(campaigns(db).where('ownerId', '==', ownerId), page);
}

/** Stores a new campaign with the transaction; the commit fails when the id is taken. Writes 1. */
export function addCampaign(transaction: Transaction, db: Firestore, campaign: Campaign): void {
  transaction.create(campaigns(db).doc(campaign.id), campaign);
}
