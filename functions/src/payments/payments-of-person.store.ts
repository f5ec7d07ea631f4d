import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { Checkout, type CheckoutStatus } from '@doubloon/contract/payments/checkout.ts';
import { Payout, type PayoutStatus } from '@doubloon/contract/payments/payout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { eachData } from '../platform/each-document.ts';

const payouts = (db: Firestore) => collection(db, COLLECTIONS.payouts, Payout);
const checkouts = (db: Firestore) => collection(db, COLLECTIONS.checkouts, Checkout);
const funds = (db: Firestore) => collection(db, COLLECTIONS.campaignFunds, CampaignFunds);

/** The side of a payout that somebody is on. */
export type PayoutSide = 'creatorId' | 'ownerId';

/** Every payout to a creator, or out of an owner's campaigns, read in pages as they are asked for. */
export function eachPayoutOf(db: Firestore, side: PayoutSide, uid: string): AsyncIterable<Payout> {
  return eachData(payouts(db).where(side, '==', uid));
}

/** Every checkout of an owner. */
export function eachCheckoutOf(db: Firestore, ownerId: string): AsyncIterable<Checkout> {
  return eachData(checkouts(db).where('ownerId', '==', ownerId));
}

/** Whether somebody is on a side of a payout in one of these statuses. Reads at most 1. */
export async function isPartyToPayout(
  db: Firestore,
  side: PayoutSide,
  uid: string,
  statuses: readonly PayoutStatus[],
): Promise<boolean> {
  const { empty } = await payouts(db).where(side, '==', uid).where('status', 'in', statuses).limit(1).get();
  return !empty;
}

/** Whether an owner has a checkout in one of these statuses. Reads at most 1. */
export async function hasCheckoutIn(
  db: Firestore,
  ownerId: string,
  statuses: readonly CheckoutStatus[],
): Promise<boolean> {
  const { empty } = await checkouts(db).where('ownerId', '==', ownerId).where('status', 'in', statuses).limit(1).get();
  return !empty;
}

/** The title of a campaign of an owner's that holds money of this kind, or null. Reads at most 1. */
export async function findCampaignHolding(
  db: Firestore,
  ownerId: string,
  balance: 'available' | 'refunding' | 'disputed',
): Promise<string | null> {
  const holding = funds(db).where('ownerId', '==', ownerId).where(`balances.${balance}`, '>', 0);
  return (await holding.limit(1).get()).docs[0]?.data().campaignTitle ?? null;
}
