import type { z } from 'zod';
import { isDeepStrictEqual } from 'node:util';
import { Campaign, PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { CampaignListSearch } from '@doubloon/contract/campaigns/campaign-search.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { type Page, MAX_SEARCH_READS } from '@doubloon/contract/calls/paging.ts';
import { FieldPath, type Query } from '@google-cloud/firestore';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { WORDS } from '@doubloon/contract/shared/words.ts';
import { collection, newestFirst, type PageWanted } from '../platform/database/collection.ts';
import { storeOf } from '../platform/database/document-store.ts';
import { wordSearch } from '../platform/database/search-words.ts';
import { sortedPage } from '../platform/database/sorted-page.ts';
import { NEWEST, type CampaignQuery } from './campaign-query.ts';
import { searchedTexts } from './derived-fields.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import type { Copy } from '../platform/projections/projection.ts';
import { checkEach, type Checked } from '../platform/projections/recheck.ts';

/** The filter of a list of campaigns: everybody's or one owner's, in any status or in one, with or without words. */
type CampaignsListed = z.output<typeof CampaignListSearch> & { readonly ownerId?: string };

export class Campaigns extends storeOf('campaigns', Campaign, ({ id }) => id, {
  of: 'ownerId',
  label: WORDS.campaign,
}) {
  /** A page of a query of the marketplace. Reads one document more than the page or, when it checks them, up to `MAX_SEARCH_READS`. */
  page(page: PageWanted, query: CampaignQuery): Promise<Page<Campaign>> {
    const filtered = query.where.reduce<Query<Campaign>>(
      (list, { field, op, value }) => list.where(field, op, value),
      this.documents,
    );
    return sortedPage(filtered, page, {
      by: query.orderBy,
      keep: query.keep ?? undefined,
      maxReads: MAX_SEARCH_READS,
    });
  }

  /**
   * A page of campaigns in any status, newest first. Reads one document more than the page, with words up to `MAX_SEARCH_READS`; a page with words can be
   * short, even empty, and go on.
   */
  pageOfListed(page: PageWanted, { ownerId, status, search = '' }: CampaignsListed): Promise<Page<Campaign>> {
    let list: Query<Campaign> = this.documents;
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

  /** Counts campaigns that wait for an admin, up to `limit`. Reads as many. */
  countPending(limit: number): Promise<number> {
    return this.count(this.documents.where('status', '==', 'pending').limit(limit));
  }

  /** Campaigns that wait for an admin, at most `limit`. Reads one each. */
  findPending(limit: number): Promise<Campaign[]> {
    return this.all(this.documents.where('status', '==', 'pending').limit(limit));
  }

  /** Yields the campaigns of these statuses whose end date is before `day`, the longest past first, read on demand. Reads one each. */
  eachEnded(statuses: readonly CampaignStatus[], day: string): AsyncIterable<Campaign> {
    return this.inTurn(this.#in(statuses).where('endDate', '<', day).orderBy('endDate'));
  }

  /** Yields the campaigns of these statuses that were made before a moment, oldest first, read on demand. Reads one each. */
  eachOld(statuses: readonly CampaignStatus[], before: Date): AsyncIterable<Campaign> {
    return this.inTurn(this.#in(statuses).where('createdAt', '<', before).orderBy('createdAt'));
  }

  /** Yields the campaigns of these statuses whose budget is paid out, by id, read on demand. Reads one each. */
  eachSpent(statuses: readonly CampaignStatus[]): AsyncIterable<Campaign> {
    return this.inTurn(this.#in(statuses).where('spent', '==', true).orderBy(FieldPath.documentId()));
  }

  #in(statuses: readonly CampaignStatus[]) {
    return this.documents.where('status', 'in', statuses);
  }
}

export class PublicCampaigns extends storeOf('publicCampaigns', PublicCampaign, ({ id }) => id) {}

/** The public part of a campaign, for which the schema leaves out private fields; null for one that stays hidden. */
const publicPartOf = (campaign: Campaign | null): PublicCampaign | null =>
  campaign && !campaign.hiddenForGood ? PublicCampaign.parse(campaign) : null;

/** Brings the public part of a campaign up to date. It may run late, repeatedly and in any order. Reads 2; writes 1 when a public field differs. */
async function updatePublicCampaign(db: Database, id: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const [campaign, stored] = await Promise.all([tx.campaigns.find(id), tx.publicCampaigns.find(id)]);
    const due = publicPartOf(campaign);
    if (isDeepStrictEqual(due, stored)) return;
    if (due) tx.publicCampaigns.put(due);
    else tx.publicCampaigns.remove(id);
  });
}

/** Compares a campaign with its public part. Reads 1. */
async function checkCampaign(db: Database, campaign: Campaign): Promise<Checked> {
  return compare(campaign.id, await db.publicCampaigns.find(campaign.id), publicPartOf(campaign));
}

/** Finds a public part whose campaign is gone. Reads 1. */
async function checkPublicPart(db: Database, stored: PublicCampaign): Promise<Checked> {
  const campaign = await db.campaigns.find(stored.id);
  return campaign ? { key: stored.id, differences: [] } : compare(stored.id, stored, null);
}

function compare(id: string, stored: PublicCampaign | null, due: PublicCampaign | null): Checked {
  const document = `${COLLECTIONS.publicCampaigns}/${id}`;
  const difference = { document, field: 'public part', stored: stored ?? 'nothing', derived: due ?? 'nothing' };
  return { key: id, differences: isDeepStrictEqual(due, stored) ? [] : [difference] };
}

/** Keeps the public part of campaigns, `publicCampaigns/{id}`, as the campaign is, and compares the two. */
export const publicCampaignCopies: Copy = {
  update: updatePublicCampaign,
  checks: {
    'public parts': checkEach(({ firestore }) => collection(firestore, COLLECTIONS.campaigns, Campaign), checkCampaign),
    'public parts alone': checkEach(
      ({ firestore }) => collection(firestore, COLLECTIONS.publicCampaigns, PublicCampaign),
      checkPublicPart,
    ),
  },
};
