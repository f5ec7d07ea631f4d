import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { HELD_LONG_DAYS, HOLD_DAYS } from '@doubloon/contract/payments/checkout.ts';
import type { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { REFUND_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/payments/refund-request.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addBusinessDays, addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { Dependencies } from '../../platform/dependencies.ts';

/** Payments that one line names. */
const MAX_NAMED = 100;
/** Payments that are looked at a day, the oldest first. */
const MAX_READ = 5000;

type Held = Pick<CampaignFunds, 'balances' | 'withheldCents' | 'closedAt' | 'createdAt'>;

/** Cents of a payment that are neither paid out nor given back; what our team has refused to give back is decided. */
export const unsettledCents = ({ balances, withheldCents }: Pick<Held, 'balances' | 'withheldCents'>): number =>
  balances.funded - balances.paid - balances.refunded - withheldCents;

/**
 * Returns how late it is for what is left of a payment: `error` past the provider's limit, or once its loot is closed and the decisions and the refund's review that
 * follow should be over; `warn` while these will be over only after the limit; null while a loot runs, and where all is over in time. Pure.
 */
export function latenessOf(funds: Held, now: Date): 'error' | 'warn' | null {
  if (unsettledCents(funds) <= 0) return null;
  const limit = addDays(funds.createdAt, HOLD_DAYS);
  if (now > limit) return 'error';
  if (funds.closedAt === null) return null;
  const refundedBy = addBusinessDays(addDays(funds.closedAt, DELIVERABLE_DECISION_DAYS), REFUND_REVIEW_BUSINESS_DAYS);
  if (now > refundedBy) return 'error';
  return refundedBy > limit ? 'warn' : null;
}

/**
 * Logs, once a day, the payments of which money is still held so long that the provider's limit comes near (https://docs.stripe.com/connect/manual-payouts): people
 * settle it, or with the provider how long it stays. Takes when it was last told and returns when it is told now. Reads one per payment of that age, at most 5,000 a day.
 */
export async function warnOfHeldMoney(
  { db, log }: Pick<Dependencies, 'db' | 'log'>,
  toldAt: LedgerResult['heldToldAt'],
  now: Date,
): Promise<Date> {
  if (toldAt && dayInSingapore(toldAt) === dayInSingapore(now)) return toldAt;
  const held = { error: [] as CampaignFunds[], warn: [] as CampaignFunds[] };
  let read = 0;
  let isCut = false;
  for await (const funds of db.campaignFunds.eachPaidLongAgo(addDays(now, -HELD_LONG_DAYS))) {
    isCut = read === MAX_READ;
    if (isCut) break;
    read += 1;
    const lateness = latenessOf(funds, now);
    if (lateness) held[lateness].push(funds);
  }
  if (held.error.length > 0) log.error({ ...named(held.error), isCut }, 'money is held for long');
  if (held.warn.length > 0) log.warn({ ...named(held.warn), isCut }, 'money will be held for long');
  if (isCut) log.warn({ read }, 'not every old payment was looked at');
  return now;
}

const named = (all: readonly CampaignFunds[]) => ({
  held: all.length,
  payments: all.slice(0, MAX_NAMED).map((funds) => ({
    ...{ fundsId: fundsIdOf(funds), campaignId: funds.campaignId, paidAt: funds.createdAt },
    unsettledCents: unsettledCents(funds),
  })),
});
