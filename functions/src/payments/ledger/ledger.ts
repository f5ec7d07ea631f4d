import {
  type Balances,
  type CampaignFunds,
  fundsIdOf,
  type RefundParts,
} from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerAccount, LedgerEntry, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';

/** One event's entries together with the records of the funds document that change with them. */
export interface BookStep extends Partial<
  Pick<CampaignFunds, 'refunds' | 'disputes' | 'settlements' | 'feeCents' | 'recoveredCents'>
> {
  readonly event: string;
  readonly entries: readonly LedgerEntry[];
}

/** The event of a payout's payment, which it has one of. */
export const paidEventOf = ({ id, attempt }: Pick<Payout, 'id' | 'attempt'>): string => `${id}_${attempt}_paid`;

const CAMPAIGN_ACCOUNTS = [
  'funded',
  'available',
  'reserved',
  'paid',
  'refunding',
  'refunded',
  'disputed',
] as const satisfies (keyof Balances)[];

/** The balances of a campaign nothing was posted for yet. */
export const NO_BALANCES: Balances = {
  funded: 0,
  available: 0,
  reserved: 0,
  paid: 0,
  refunding: 0,
  refunded: 0,
  disputed: 0,
};

/** Entries that move whole cents from one account to another; none for zero cents. */
export function move(from: LedgerAccount, to: LedgerAccount, cents: number): LedgerEntry[] {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not an amount in cents: ${cents}`);
  if (cents === 0) return [];
  return [
    { account: from, amountCents: -cents },
    { account: to, amountCents: cents },
  ];
}

/** A paid checkout: the budget becomes available, the fee is the platform's. */
export function checkoutEntries(budgetCents: number, feeCents: number): LedgerEntry[] {
  return [...move('funded', 'available', budgetCents), ...move('clearing', 'fee', feeCents)];
}

/** A refund leaves the campaign for `to`: its parts of the budget and the fee, and the platform's loss. */
export function refundEntries(parts: RefundParts, to: 'refunding' | 'refunded'): LedgerEntry[] {
  return [
    ...move('available', to, parts.budgetCents),
    ...move('fee', 'clearing', parts.feeCents),
    ...move('clearing', 'loss', parts.lossCents),
  ];
}

/** A refund that failed comes back from where it was. */
export function failedRefundEntries(parts: RefundParts, from: 'refunding' | 'refunded'): LedgerEntry[] {
  return refundEntries(parts, from).map(({ account, amountCents }) => ({ account, amountCents: -amountCents }));
}

/**
 * The campaign's balances after a group of entries. Throws when the group does not sum to zero, when it would leave money of the campaign
 * nowhere or twice, or when an account would fall below zero: then nothing may be written.
 */
export function applyEntries(balances: Balances, entries: readonly LedgerEntry[]): Balances {
  const sum = entries.reduce((total, { amountCents }) => total + amountCents, 0);
  if (sum !== 0) throw new Error(`A ledger group sums to ${sum} instead of 0`);
  const next = { ...balances };
  for (const { account, amountCents } of entries) {
    if (!Number.isSafeInteger(amountCents)) throw new Error(`Not an amount in cents: ${amountCents}`);
    // The account `funded` is where the campaign's money comes from: its entries are negative, its balance is shown positive.
    if (account === 'funded') next.funded -= amountCents;
    else if (isCampaignAccount(account)) next[account] += amountCents;
  }
  assertConsistent(next);
  return next;
}

/** Returns the campaign's money that nobody has. Reserved, disputed and refunding money counts, because it can come free again. */
export function notSpent({ funded, paid, refunded }: Balances): number {
  return funded - paid - refunded;
}

/** Throws unless every balance is a whole number of cents ≥ 0 and `funded` equals the sum of the rest. */
export function assertConsistent(balances: Balances): void {
  const { funded, ...held } = balances;
  for (const account of CAMPAIGN_ACCOUNTS) {
    const cents = balances[account];
    if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`The account ${account} would hold ${cents} cents`);
  }
  const total = Object.values(held).reduce((sum, cents) => sum + cents, 0);
  if (total !== funded) throw new Error(`Funded are ${funded} cents, but ${total} are accounted for`);
}

function isCampaignAccount(account: LedgerAccount): account is keyof Balances {
  return (CAMPAIGN_ACCOUNTS as readonly LedgerAccount[]).includes(account);
}

/** A refund that the platform pays from its own bank: the payer has the money, and what the provider still holds for it is the platform's. */
export function settlementEntries({ budgetCents, feeCents }: Omit<RefundParts, 'lossCents'>): LedgerEntry[] {
  return [
    ...refundEntries({ budgetCents, feeCents, lossCents: 0 }, 'refunded'),
    ...move('clearing', 'off_provider', budgetCents + feeCents),
  ];
}

/** All funds of a campaign in the order of payment: those that it began with, and the budget that was added since. */
export type AllFunds = readonly [CampaignFunds, ...CampaignFunds[]];

/** Returns the sum of a balance over all funds of a campaign, in cents. */
export function sumOf(all: readonly Pick<CampaignFunds, 'balances'>[], balance: keyof Balances): number {
  return all.reduce((sum, { balances }) => sum + balances[balance], 0);
}

/** True when both are the funds of the same payment. */
export const areSame = (one: CampaignFunds, other: CampaignFunds): boolean => fundsIdOf(one) === fundsIdOf(other);

/**
 * True for a payment that can pay what was delivered, now or once money is back that is set aside, on its way to its payer or frozen by a bank. One that is warned of, or
 * that goes back, pays nothing.
 */
export function canStillPay({
  balances: { available, reserved, refunding, disputed },
  fraudWarnedAt,
  goesBack,
}: CampaignFunds): boolean {
  return available + reserved + refunding + disputed > 0 && fraudWarnedAt === null && goesBack === null;
}

/** Returns funds that are closed: the rest of their money goes back from now on. Funds that were closed before stay as they are. */
export function closed(funds: CampaignFunds, now: Date): CampaignFunds {
  return funds.closedAt ? funds : { ...funds, closedAt: now, refundCheckAt: now, updatedAt: now };
}

/** True once the provider has said what it keeps of a payment, which may be nothing. Funds of before that was stored have a group about their charge. */
export function isFeeBooked(
  { chargeId, providerFeeCents }: Pick<CampaignFunds, 'chargeId' | 'providerFeeCents'>,
  groups: readonly LedgerGroup[],
): boolean {
  if (providerFeeCents !== null) return true;
  return groups.some(
    ({ subjectId, entries }) => subjectId === chargeId && entries.some(({ account }) => account === 'stripe_fees'),
  );
}
