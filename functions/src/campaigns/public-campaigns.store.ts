import { isDeepStrictEqual } from 'node:util';
import { Campaign, PublicCampaign } from '@doubloon/contract/campaigns/campaign.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachDocument } from '../platform/each-document.ts';

const campaigns = (db: Firestore) => collection(db, COLLECTIONS.campaigns, Campaign);
const publicCampaigns = (db: Firestore) => collection(db, COLLECTIONS.publicCampaigns, PublicCampaign);

/** The public part of a campaign: the schema leaves out what is private. */
const publicPartOf = (campaign: Campaign | undefined): PublicCampaign | undefined =>
  campaign && PublicCampaign.parse(campaign);

/**
 * Makes the public part of a campaign what the campaign says at this moment, so it may run late, repeatedly and in any order. Reads 2;
 * writes 1 when something that everybody may read differs.
 */
export async function settlePublicCampaign(db: Firestore, id: string): Promise<void> {
  const ref = publicCampaigns(db).doc(id);
  await db.runTransaction(async (transaction) => {
    const [campaign, stored] = await Promise.all([transaction.get(campaigns(db).doc(id)), transaction.get(ref)]);
    const due = publicPartOf(campaign.data());
    if (isDeepStrictEqual(due, stored.data())) return;
    if (due) transaction.set(ref, due);
    else transaction.delete(ref);
  });
}

/** A campaign whose public part is not what it should be; undefined stands for none. */
export interface StalePublicCampaign {
  readonly id: string;
  readonly stored: PublicCampaign | undefined;
  readonly due: PublicCampaign | undefined;
}

/** Every campaign, and every public part, with whether both agree: null when they do. Reads all of both. */
export async function* eachPublicCampaign(db: Firestore): AsyncGenerator<StalePublicCampaign | null> {
  for await (const campaign of eachDocument(campaigns(db))) {
    const due = publicPartOf(campaign.data());
    const stored = (await publicCampaigns(db).doc(campaign.id).get()).data();
    yield isDeepStrictEqual(due, stored) ? null : { id: campaign.id, stored, due };
  }
  for await (const part of eachDocument(publicCampaigns(db))) {
    const campaign = await campaigns(db).doc(part.id).get();
    if (!campaign.exists) yield { id: part.id, stored: part.data(), due: undefined };
  }
}
