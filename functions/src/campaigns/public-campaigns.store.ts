import { isDeepStrictEqual } from 'node:util';
import { PublicCampaign, type Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { unitOfWork, type Database } from '../platform/database/database.ts';
import { storeOf } from '../platform/database/document-store.ts';
import type { Copy } from '../platform/projections/projection.ts';
import type { Checked } from '../platform/projections/recheck.ts';

export class PublicCampaigns extends storeOf('publicCampaigns', PublicCampaign, ({ id }) => id) {
  /** The public part of every campaign, read in pages as they are asked for. */
  eachOne(): AsyncIterable<PublicCampaign> {
    return this.each(this.documents);
  }
}

/** The public part of a campaign: the schema leaves out what is private. */
const publicPartOf = (campaign: Campaign | null): PublicCampaign | null => campaign && PublicCampaign.parse(campaign);

/**
 * Makes the public part of a campaign what the campaign says at this moment, so it may run late, repeatedly and in any order. Reads 2;
 * writes 1 when something that everybody may read differs.
 */
async function updatePublicCampaign(db: Database, id: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const [campaign, stored] = await Promise.all([tx.campaigns.find(id), tx.publicCampaigns.find(id)]);
    const due = publicPartOf(campaign);
    if (isDeepStrictEqual(due, stored)) return;
    if (due) tx.publicCampaigns.put(due);
    else tx.publicCampaigns.remove(id);
  });
}

/** Compares every campaign and every public part. Reads all of both. */
async function* checkPublicCampaigns(db: Database): AsyncGenerator<Checked> {
  for await (const campaign of db.campaigns.eachOne()) {
    yield compare(campaign.id, await db.publicCampaigns.find(campaign.id), publicPartOf(campaign));
  }
  for await (const stored of db.publicCampaigns.eachOne()) {
    if (!(await db.campaigns.find(stored.id))) yield compare(stored.id, stored, null);
  }
}

function compare(id: string, stored: PublicCampaign | null, due: PublicCampaign | null): Checked {
  const document = `${COLLECTIONS.publicCampaigns}/${id}`;
  const difference = { document, field: 'public part', stored: stored ?? 'nothing', derived: due ?? 'nothing' };
  return { key: id, differences: isDeepStrictEqual(due, stored) ? [] : [difference] };
}

/** Reads campaigns as everybody may see them. */
export const publicCampaignCopies: Copy = { update: updatePublicCampaign, check: checkPublicCampaigns };
