import type { Application } from '@doubloon/contract/applications/application.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { type CampaignFunds, type FundsReference, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import type { Invoice, InvoiceSequence } from '@doubloon/contract/payments/invoices/invoice.ts';
import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Payout, PayoutTransfer } from '@doubloon/contract/payments/payout.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { PostReading } from '@doubloon/contract/readings/watched-post.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';

/** Everything that is stored about money, as it is stored: nothing was parsed, so that nothing is hidden. */
export interface Books {
  readonly funds: readonly CampaignFunds[];
  /** In the order in which they were booked: a process that stalls books later than the time it says. */
  readonly groups: readonly LedgerGroup[];
  readonly payouts: readonly Payout[];
  readonly transfers: readonly PayoutTransfer[];
  readonly applicationFunds: readonly ApplicationFunds[];
  readonly checkouts: readonly Checkout[];
  readonly campaigns: readonly Campaign[];
  readonly applications: readonly Application[];
  readonly deliverables: readonly Deliverable[];
  readonly proofs: readonly Proof[];
  readonly readings: readonly PostReading[];
  readonly cases: readonly AdminCase[];
  readonly accounts: readonly ConnectedAccount[];
  readonly invoices: readonly Invoice[];
  readonly sequences: readonly InvoiceSequence[];
}

/** Reads all documents. Times may come as the database's own type. */
export async function readBooks(db: Firestore): Promise<Books> {
  const all = async <T>(name: CollectionName) =>
    (await db.collection(name).get()).docs.map((document) => document.data() as T);
  return {
    funds: await all(COLLECTIONS.campaignFunds),
    groups: await inBookedOrder(db),
    payouts: await all(COLLECTIONS.payouts),
    transfers: await all(COLLECTIONS.payoutTransfers),
    applicationFunds: await all(COLLECTIONS.applicationFunds),
    checkouts: await all(COLLECTIONS.checkouts),
    campaigns: await all(COLLECTIONS.campaigns),
    applications: await all(COLLECTIONS.applications),
    deliverables: await all(COLLECTIONS.deliverables),
    proofs: await all(COLLECTIONS.proofs),
    readings: await all(COLLECTIONS.readings),
    cases: await all(COLLECTIONS.cases),
    accounts: await all(COLLECTIONS.connectedAccounts),
    invoices: await all(COLLECTIONS.invoices),
    sequences: await all(COLLECTIONS.invoiceSequences),
  };
}

async function inBookedOrder(db: Firestore): Promise<LedgerGroup[]> {
  const { docs } = await db.collection(COLLECTIONS.ledgerGroups).get();
  // Groups never change, so that their last update is their first.
  return docs
    .toSorted((one, other) => one.updateTime.toMillis() - other.updateTime.toMillis())
    .map((document) => document.data() as LedgerGroup);
}

/** The groups of entries of some funds, in the order in which they were booked. */
export const groupsOf = ({ groups }: Pick<Books, 'groups'>, funds: FundsReference): LedgerGroup[] =>
  groups.filter((group) => isOf(group, funds));

/** The payouts that draw on some funds. */
export function payoutsOf({ payouts, transfers }: Pick<Books, 'payouts' | 'transfers'>, funds: FundsReference) {
  const drawing = new Set(transfers.filter((one) => (one.fundsId ?? null) === funds.fundsId).map(({ id }) => id));
  return payouts.filter(({ id, campaignId }) => campaignId === funds.campaignId && drawing.has(id));
}

/** The funds that a campaign began with. */
export const firstFundsOf = ({ funds }: Pick<Books, 'funds'>, campaignId: string): CampaignFunds | undefined =>
  funds.find((one) => fundsIdOf(one) === campaignId);

const isOf = (one: FundsReference, other: FundsReference) => fundsIdOf(one) === fundsIdOf(other);

/** The payouts in order of their creation by the world, so that a number always picks the same. */
export function inOrder<T extends { readonly createdAt: Date }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => (a.createdAt.valueOf() < b.createdAt.valueOf() ? -1 : 1));
}

/** A moment in milliseconds, whichever type the database has for it. */
export function millisOf(at: Date): number {
  const { toMillis } = at as unknown as { readonly toMillis?: () => number };
  return toMillis ? toMillis.call(at) : at.getTime();
}
