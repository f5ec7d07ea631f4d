import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { fundsProjections } from '../../functions/src/payments/projections.ts';
import type { Projections } from '../../functions/src/platform/projections/projection.ts';
import { updateCounters } from '../../functions/src/platform/projections/tally.ts';
import { campaignFundsDocument } from '../../functions/testing/campaign-funds.ts';
import { deps } from './api.ts';

/** Stores a document and lets its trigger run. */
export async function storeCounted(source: Projections, document: { id: string }): Promise<void> {
  const { db } = deps();
  await db.firestore.collection(source.collection).doc(document.id).set(document);
  await updateCounters(db, source, document.id);
}

/** Stores the accounts of a campaign after a payout of `paid` cents, one of `reserved` under way and a refund of `refunded`. */
export async function storeFunds(
  campaign: { id: string; ownerId: string; title: string; createdAt: Date },
  held: { [K in 'paid' | 'reserved' | 'refunded']: number },
) {
  const available = 20_000 - held.paid - held.reserved - held.refunded;
  const funds = campaignFundsDocument(20_000, { available, ...held });
  const feeCents = funds.feeCents - held.refunded / 20;
  const { db } = deps();
  const { id: campaignId, ownerId, title: campaignTitle, createdAt } = campaign;
  await db.firestore
    .collection(COLLECTIONS.campaignFunds)
    .doc(campaignId)
    .set({ ...funds, campaignId, ownerId, campaignTitle, feeCents, createdAt });
  await updateCounters(db, fundsProjections, campaignId);
}
