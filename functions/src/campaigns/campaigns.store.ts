import { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { MAX_SEARCH_READS } from '@doubloon/contract/shared/search-text.ts';
import { FieldPath, type Firestore, type Query, type Transaction } from '@google-cloud/firestore';
import { collection, type PageWanted } from '../platform/collection.ts';
import { sortedPage } from '../platform/sorted-page.ts';
import type { CampaignQuery } from './campaign-query.ts';

const campaigns = (db: Firestore) => collection(db, COLLECTIONS.campaigns, Campaign);

/** A campaign, or null; inside a transaction when one is given. Reads 1. */
export async function findCampaign(db: Firestore, id: string, transaction?: Transaction): Promise<Campaign | null> {
  const ref = campaigns(db).doc(id);
  return (await (transaction ? transaction.get(ref) : ref.get())).data() ?? null;
}

/** Those of the named campaigns that exist. Reads one per id. */
export async function findCampaigns(db: Firestore, ids: readonly string[]): Promise<Campaign[]> {
  if (ids.length === 0) return [];
  const snapshots = await db.getAll(...ids.map((id) => campaigns(db).doc(id)));
  return snapshots.flatMap((snapshot) => (snapshot.exists ? [snapshot.data() as Campaign] : []));
}

/** A page of a query of the marketplace. Reads one document more than the page or, when it checks them, up to `MAX_SEARCH_READS`. */
export function pageOfCampaigns(db: Firestore, page: PageWanted, query: CampaignQuery): Promise<Page<Campaign>> {
  const filtered = query.where.reduce<Query<Campaign>>(
    (list, { field, op, value }) => list.where(field, op, value),
    campaigns(db),
  );
  return sortedPage(filtered, page, {
    by: query.orderBy,
    keep: query.keep ?? undefined,
    maxReads: MAX_SEARCH_READS,
  });
}

/** Stores a new campaign with the transaction; the commit fails when the id is taken. Writes 1. */
export function addCampaign(transaction: Transaction, db: Firestore, campaign: Campaign): void {
  transaction.create(campaigns(db).doc(campaign.id), campaign);
}

/** Changes fields of a campaign the transaction has read. Writes 1. */
export function updateCampaign(transaction: Transaction, db: Firestore, id: string, changes: Partial<Campaign>): void {
  transaction.update(db.collection(COLLECTIONS.campaigns).doc(id), changes);
}

/** Where the next reading of a list by the schedule goes on. */
type After = Pick<Campaign, 'id' | 'endDate' | 'createdAt'> | undefined;

/** Campaigns of these statuses whose end date is before `day`, the longest past first. Reads up to `limit`. */
export async function findEndedCampaigns(
  db: Firestore,
  { statuses, day, limit, after }: { statuses: readonly CampaignStatus[]; day: string; limit: number; after: After },
): Promise<Campaign[]> {
  const ended = campaigns(db)
    .where('status', 'in', statuses)
    .where('endDate', '<', day)
    .orderBy('endDate')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return (await (after ? ended.startAfter(after.endDate, after.id) : ended).get()).docs.map((doc) => doc.data());
}

/** Campaigns of these statuses that were made before a moment, oldest first. Reads up to `limit`. */
export async function findOldCampaigns(
  db: Firestore,
  {
    statuses,
    before,
    limit,
    after,
  }: { statuses: readonly CampaignStatus[]; before: Date; limit: number; after: After },
): Promise<Campaign[]> {
  const old = campaigns(db)
    .where('status', 'in', statuses)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return (await (after ? old.startAfter(after.createdAt, after.id) : old).get()).docs.map((doc) => doc.data());
}

/** Campaigns of these statuses whose budget is paid out, by id. Reads up to `limit`. */
export async function findSpentCampaigns(
  db: Firestore,
  { statuses, limit, after }: { statuses: readonly CampaignStatus[]; limit: number; after: After },
): Promise<Campaign[]> {
  const spent = campaigns(db)
    .where('spent', '==', true)
    .where('status', 'in', statuses)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return (await (after ? spent.startAfter(after.id) : spent).get()).docs.map((doc) => doc.data());
}
