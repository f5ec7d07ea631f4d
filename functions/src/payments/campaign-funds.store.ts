import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const funds = (db: Firestore) => collection(db, COLLECTIONS.campaignFunds, CampaignFunds);

/** A campaign's funds, in a transaction. Every campaign has some: throws an internal error otherwise. Reads 1. */
export async function getCampaignFunds(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<CampaignFunds> {
  const found = (await transaction.get(funds(db).doc(campaignId))).data();
  if (!found) throw new Error(`The campaign ${campaignId} has no funds document`);
  return found;
}

/** The same where there may be none. Reads 1. */
export async function findCampaignFunds(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<CampaignFunds | null> {
  return (await transaction.get(funds(db).doc(campaignId))).data() ?? null;
}

/** Stores a new campaign's funds; the commit fails when there are some. Writes 1. */
export function addCampaignFunds(transaction: Transaction, db: Firestore, added: CampaignFunds): void {
  transaction.create(funds(db).doc(added.campaignId), added);
}

/** Stores changed funds. Writes 1. */
export function putCampaignFunds(transaction: Transaction, db: Firestore, changed: CampaignFunds): void {
  transaction.set(funds(db).doc(changed.campaignId), changed);
}

/** The same outside a transaction, to be shown. Reads 1. */
export async function showCampaignFunds(db: Firestore, campaignId: string): Promise<CampaignFunds> {
  const found = (await funds(db).doc(campaignId).get()).data();
  if (!found) throw new Error(`The campaign ${campaignId} has no funds document`);
  return found;
}

/** Ids of the campaigns whose refund is due to be looked at, longest overdue first, at most `limit`. Reads one per campaign. */
export async function findRefundsToCheck(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const { docs } = await funds(db).where('refundCheckAt', '<=', now).orderBy('refundCheckAt').limit(limit).get();
  return docs.map(({ id }) => id);
}
