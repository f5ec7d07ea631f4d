import { isDeepStrictEqual } from 'node:util';
import { PublicCampaign, type Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { unitOfWork, type Database } from '../platform/database.ts';
import { DocumentStore } from '../platform/document-store.ts';
import type { Session } from '../platform/session.ts';

declare module '../platform/database.ts' {
  interface Stores {
    readonly publicCampaigns: PublicCampaigns;
  }
}

export class PublicCampaigns extends DocumentStore<PublicCampaign> {
  constructor(session: Session) {
    super(session, COLLECTIONS.publicCampaigns, PublicCampaign, ({ id }) => id);
  }

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
export async function settlePublicCampaign({ db }: { readonly db: Database }, id: string): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const [campaign, stored] = await Promise.all([tx.campaigns.find(id), tx.publicCampaigns.find(id)]);
    const due = publicPartOf(campaign);
    if (isDeepStrictEqual(due, stored)) return;
    if (due) tx.publicCampaigns.put(due);
    else tx.publicCampaigns.remove(id);
  });
}

/** A campaign whose public part is not what it should be; null stands for none. */
export interface StalePublicCampaign {
  readonly id: string;
  readonly stored: PublicCampaign | null;
  readonly due: PublicCampaign | null;
}

/** Every campaign, and every public part, with whether both agree: null when they do. Reads all of both. */
export async function* eachPublicCampaign({
  db,
}: {
  readonly db: Database;
}): AsyncGenerator<StalePublicCampaign | null> {
  for await (const campaign of db.campaigns.eachOne()) {
    const due = publicPartOf(campaign);
    const stored = await db.publicCampaigns.find(campaign.id);
    yield isDeepStrictEqual(due, stored) ? null : { id: campaign.id, stored, due };
  }
  for await (const stored of db.publicCampaigns.eachOne()) {
    if (!(await db.campaigns.find(stored.id))) yield { id: stored.id, stored, due: null };
  }
}
