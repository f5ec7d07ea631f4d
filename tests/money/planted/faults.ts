import type { Balances, CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { isKeptBack } from '@doubloon/contract/payments/refund-request.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DISPUTE_FEE_CENTS } from '../../../emulators/stripe/index.ts';
import type { Write } from '../../support/memory-firestore/shelves.ts';

/** Changes what a commit writes, as a slip in the product would. */
type Slip = (writes: readonly Write[]) => readonly Write[];

const groupOf = (writes: readonly Write[], ending: string) =>
  writes.find(({ collection, id }) => collection === COLLECTIONS.ledgerGroups && id.endsWith(ending));

const movedCents = ({ fields }: Write) =>
  Math.max(...(fields['entries'] as readonly LedgerEntry[]).map(({ amountCents }) => amountCents));

/** The fields of one collection's writes changed. */
function changed(
  writes: readonly Write[],
  name: CollectionName,
  change: (fields: Write['fields']) => object,
): readonly Write[] {
  return writes.map((write) =>
    write.collection === name ? { ...write, fields: { ...write.fields, ...change(write.fields) } } : write,
  );
}

const withBalances = (writes: readonly Write[], add: Partial<Balances>) =>
  changed(writes, COLLECTIONS.campaignFunds, (fields) => {
    const balances = { ...(fields['balances'] as Balances) };
    for (const account of Object.keys(add) as (keyof Balances)[]) balances[account] += add[account] ?? 0;
    return { balances };
  });

/** A payout is authorised, and nothing is set aside for it: the books agree with each other, but not with the payout. */
export const lostReservation: Slip = (writes) => {
  const group = groupOf(writes, '_reserved');
  if (!group) return writes;
  return writes.filter((write) => write !== group && write.collection !== COLLECTIONS.campaignFunds);
};

/** A payment is booked twice, under two names, in books that agree with each other. */
export const doubleSettle: Slip = (writes) => {
  const group = groupOf(writes, '_paid');
  const isPayout = group && writes.some(({ collection }) => collection === COLLECTIONS.payouts);
  if (!isPayout) return writes;
  const cents = movedCents(group);
  const entries = [
    { account: 'available', amountCents: -cents },
    { account: 'paid', amountCents: cents },
  ];
  const again = { ...group, id: `${group.id}_again`, fields: { ...group.fields, id: `${group.id}_again`, entries } };
  const noted = changed(writes, COLLECTIONS.applicationFunds, ({ paidCents }) => ({
    paidCents: Number(paidCents) + cents,
  }));
  return [...withBalances(noted, { available: -cents, paid: cents }), again];
};

/** Half a cent gets into what is set aside, everywhere alike. */
export const floatAmount: Slip = (writes) => {
  const group = groupOf(writes, '_reserved');
  if (!group) return writes;
  const half = ({ account, amountCents }: LedgerEntry) => ({
    account,
    amountCents: amountCents + Math.sign(amountCents) / 2,
  });
  const entries = (group.fields['entries'] as readonly LedgerEntry[]).map(half);
  const posted = writes.map((write) => (write === group ? { ...write, fields: { ...write.fields, entries } } : write));
  const noted = changed(posted, COLLECTIONS.payouts, ({ amountCents }) => ({ amountCents: Number(amountCents) + 0.5 }));
  return withBalances(noted, { available: -0.5, reserved: 0.5 });
};

/** A fee is booked, and nobody gets a document about it. */
export const lostInvoice: Slip = (writes) =>
  writes.filter(({ collection, kind }) => !(collection === COLLECTIONS.invoices && kind === 'create'));

/** A number is taken, and no document gets it. */
export const skippedNumber: Slip = (writes) =>
  changed(writes, COLLECTIONS.invoiceSequences, ({ last }) => ({ last: Number(last) + 1 }));

/** A number is given to a document and not counted as taken. */
export const forgottenNumber: Slip = (writes) =>
  writes.filter(({ collection }) => collection !== COLLECTIONS.invoiceSequences);

/** The provider's fee is looked at, and never booked. */
export const forgottenFee: Slip = (writes) => writes.filter((write) => write !== groupOf(writes, '_provider_fee'));

/** A refund that the provider keeps back is taken for made, in books that agree with each other. */
export const pendingAsMade: Slip = (writes) => {
  const funds = writes.find(({ collection }) => collection === COLLECTIONS.campaignFunds)?.fields as
    | CampaignFunds
    | undefined;
  // A write that only locks the funds has not all of their fields.
  const record = funds && 'refunds' in funds ? funds.refunds.at(-1) : undefined;
  const isKept = isKeptBack(funds?.refundRequest?.pendingReason ?? null);
  if (!funds || record?.status !== 'refunding' || !isKept) return writes;
  const id = `${record.id}_refunded`;
  const cents = record.budgetCents;
  const entries: readonly LedgerEntry[] = [
    { account: 'refunding', amountCents: -cents },
    { account: 'refunded', amountCents: cents },
  ];
  const { campaignId, fundsId, updatedAt: createdAt } = funds;
  const group = { id, campaignId, fundsId, subjectId: record.id, entries, createdAt };
  const refunds = funds.refunds.map((one) => (one === record ? { ...one, status: 'refunded' } : one));
  const booked = changed(
    withBalances(writes, { refunding: -cents, refunded: cents }),
    COLLECTIONS.campaignFunds,
    () => ({
      refunds,
    }),
  );
  return [...booked, { kind: 'create', collection: COLLECTIONS.ledgerGroups, id, fields: group }];
};

/** A settlement off the provider is booked, and not kept. */
export const forgottenSettlement: Slip = (writes) =>
  groupOf(writes, '_settled') ? changed(writes, COLLECTIONS.campaignFunds, () => ({ settlements: [] })) : writes;

/** A settlement is booked as if the provider had made it, in books that sum to zero. */
export const settledByTheProvider: Slip = (writes) =>
  writes.map((write) => {
    if (write !== groupOf(writes, '_settled')) return write;
    const all = write.fields['entries'] as readonly LedgerEntry[];
    const entries = all.map((entry) => (entry.account === 'off_provider' ? { ...entry, account: 'clearing' } : entry));
    return { ...write, fields: { ...write.fields, entries } };
  });

/** The provider's fees of a dispute are looked at, and never booked. */
export const forgottenDisputeFee: Slip = (writes) =>
  writes.filter(({ collection, id }) => collection !== COLLECTIONS.ledgerGroups || !/_fee_\d+$/.test(id));

/** The provider's fee for receiving a dispute is booked, and the one for countering it is not. */
export const forgottenCounterFee: Slip = (writes) => {
  const isCountered = writes.some(
    ({ collection, fields }) =>
      collection === COLLECTIONS.campaignFunds &&
      (fields['disputes'] as CampaignFunds['disputes'] | undefined)?.some(
        (one) => one.providerFeeCents > DISPUTE_FEE_CENTS,
      ),
  );
  return isCountered ? forgottenDisputeFee(writes) : writes;
};

/** A part of a payment that an admin takes back is booked a cent short, in books that agree with each other. */
export const shortReversal: Slip = (writes) => {
  const group = writes.find(
    ({ collection, id }) => collection === COLLECTIONS.ledgerGroups && /_reversed_\d+$/.test(id),
  );
  const isAsked = writes.some(({ fields }) => fields['askedBack']);
  if (!group || !isAsked) return writes;
  const entries: readonly LedgerEntry[] = (group.fields['entries'] as readonly LedgerEntry[]).map((entry) => ({
    ...entry,
    amountCents: entry.amountCents - Math.sign(entry.amountCents),
  }));
  const posted = writes.map((write) => (write === group ? { ...write, fields: { ...write.fields, entries } } : write));
  return withBalances(posted, { available: -1, paid: 1 });
};

/** The payments of a card are not kept. */
export const forgottenCard: Slip = (writes) =>
  writes.filter(({ collection }) => collection !== COLLECTIONS.paymentCards);

/** A card's issuer warns, and only the loot of that payment knows it. */
export const forgottenWarning: Slip = (writes) => changed(writes, COLLECTIONS.paymentCards, () => ({ warnedAt: null }));

/** The result of 3-D Secure is not kept with a payment. */
export const forgottenAuthentication: Slip = (writes) =>
  changed(writes, COLLECTIONS.campaignFunds, () => ({ liabilityShifted: null }));

/** The provider's rating of a payment is not kept. */
export const forgottenRisk: Slip = (writes) => changed(writes, COLLECTIONS.campaignFunds, () => ({ riskLevel: null }));
