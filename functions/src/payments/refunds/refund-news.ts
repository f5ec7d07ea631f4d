import type { CampaignFunds, RefundRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { refundLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bookFreed } from '../ledger/freed-money.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { nextRefundStep, pendingReasonOf } from './refund-book.ts';
import { attemptOf, moveRequest } from './refund-request.ts';
import { Refund, Charge, referenceId } from '../provider/stripe-objects.ts';
import { openSettlementCase } from './settle-refund.ts';
import { after } from '../attempts/take-step.ts';
import { checkoutIdOfCharge, findFundsOfCheckout } from '../ledger/funds-of-charge.ts';
import { type Effect, type EventContext, type EventHandler, objectOf } from '../provider/event-effect.ts';

/** Time between two looks at a refund that the provider has taken and not finished. */
export const FOLLOW_EVERY_MS = 6 * 60 * 60_000;

const SENT_BACK: PaymentFailure = {
  reason: 'sent_back',
  details: 'The bank did not accept the refund. The money is with us.',
};

/** The name in the books of an attempt of the product's own that a refund belongs to; null for one that somebody made by hand. */
function ownAttempt(funds: CampaignFunds, { metadata }: Refund): string | null {
  const { refund_request: id, attempt } = metadata;
  if (!id || !attempt) return null;
  const name = attemptOf({ id, attempt: Number(attempt) });
  return funds.refunds.some((record) => record.id === name) ? name : null;
}

/**
 * Books the state of a refund at the provider, the product's own or another, and updates its request. Returns the same funds when the books have it already.
 * Writes up to 5.
 */
export function bookRefundNews(
  tx: Tx,
  log: Dependencies['log'],
  funds: CampaignFunds,
  refund: Refund,
  now: Date,
): CampaignFunds {
  const attempt = ownAttempt(funds, refund);
  const id = attempt ?? refund.id;
  const isKnown = funds.refunds.some((record) => record.id === id && record.status === 'refunded');
  const booked = withProvider(
    bookRefundStep(tx, funds, { ...refund, id }, now),
    { id, refundId: refund.id },
    isKnown ? null : now,
  );
  const request = booked.refundRequest;
  // News of an attempt that another has followed is for the books only.
  if (!request || !attempt || attemptOf(request) !== attempt) return booked;
  const status = booked.refunds.find(({ id }) => id === attempt)?.status ?? 'refunding';
  if (status === request.status) {
    const pendingReason = status === 'refunding' ? pendingReasonOf(refund) : null;
    if (request.refundId === refund.id && request.pendingReason === pendingReason) return booked;
    const refundCheckAt = status === 'refunding' ? after(now, FOLLOW_EVERY_MS) : booked.refundCheckAt;
    return { ...booked, refundRequest: { ...request, refundId: refund.id, pendingReason }, refundCheckAt };
  }
  if (!refundLife.leads(request.status, status)) return booked;
  const refundRequest = moved(request, status, refund.id, now);
  if (status === 'failed') openSettlementCase(tx, log, funds, refundRequest, now);
  return { ...booked, refundRequest, refundCheckAt: now };
}

/** Records which of the provider's refunds a booked one is, and since when the books have it as made: `madeAt`, or for null whatever they say already. */
function withProvider(
  funds: CampaignFunds,
  { id, refundId }: Pick<RefundRecord, 'id' | 'refundId'>,
  madeAt: Date | null,
): CampaignFunds {
  const record = funds.refunds.find((one) => one.id === id);
  if (!record) return funds;
  const refundedAt = record.status === 'refunded' ? (madeAt ?? record.refundedAt) : null;
  if (record.refundId === refundId && record.refundedAt === refundedAt) return funds;
  const refunds = funds.refunds.map((one) => (one === record ? { ...record, refundId, refundedAt } : one));
  return { ...funds, refunds };
}

/** Raises the alarm for a refund that the provider keeps back because the platform's balance is too small: only people can fill it up. */
export function warnOfShortage({ log }: Pick<Dependencies, 'log'>, refund: Refund): void {
  if (pendingReasonOf(refund) !== 'insufficient_funds') return;
  log.error({ refund: refund.id, cents: refund.amount }, 'the balance at the provider is too small');
}

function moved(
  request: RefundRequest,
  status: 'refunding' | 'refunded' | 'failed',
  refundId: string,
  now: Date,
): RefundRequest {
  return moveRequest(request, status, {
    refundId,
    pendingReason: null,
    ...(status === 'refunded' && { refundedAt: now }),
    ...(status === 'failed' && { refundedAt: null, failure: { ...SENT_BACK } }),
  });
}

/**
 * Raises the alarm for money that the provider gives back although it was given up in the books, or although the platform has paid all there was from its bank: only
 * people can get it back.
 */
function warnOfLate(
  { log }: Pick<Dependencies, 'log'>,
  refund: Refund,
  before: CampaignFunds,
  { campaignId, refunds, settlements }: CampaignFunds,
): void {
  if (refund.status === 'failed' || refund.status === 'canceled') return;
  const attempt = ownAttempt(before, refund);
  const isIt = ({ id }: RefundRecord) => id === (attempt ?? refund.id);
  const known = before.refunds.find(isIt);
  const lossCents = refunds.find(isIt)?.lossCents ?? 0;
  const about = { campaignId, refund: refund.id, attempt, cents: refund.amount };
  if (known?.status === 'failed') log.error(about, 'a refund that is not in the books');
  else if (!known && lossCents > 0 && settlements.length > 0) log.error(about, 'a refund of what was settled');
}

/** Posts the next step of a refund's books; money that comes back to a campaign repays its losses, or is frozen by an open dispute. Writes up to 4. */
export function bookRefundStep(
  tx: Tx,
  funds: CampaignFunds,
  refund: Pick<Refund, 'id' | 'amount' | 'status'>,
  now: Date,
): CampaignFunds {
  const step = nextRefundStep(funds, refund);
  if (!step) return funds;
  const booked = tx.ledgerGroups.book(funds, step, refund.id, now);
  return bookFreed(tx, booked, { event: step.event, subjectId: refund.id }, now);
}

/** The newest refunds of one charge that are looked at, as many as the provider lists in one answer; the reconciler tells of effects that are missing. */
const MAX_REFUNDS = 100;

/** Brings a campaign's books in line with the refunds of its charge as the provider lists them now, for any event in any order. */
async function bookRefunds({ stripe, clock, log }: EventContext, chargeId: string): Promise<Effect | null> {
  const checkoutId = await checkoutIdOfCharge(stripe, chargeId);
  if (!checkoutId) return null;
  const listed = await stripe.refunds.list({ charge: chargeId, limit: MAX_REFUNDS });
  const oldestFirst = listed.data.map((refund) => Refund.parse(refund)).reverse();
  for (const refund of oldestFirst) warnOfShortage({ log }, refund);
  return async (tx) => {
    const before = await findFundsOfCheckout(tx, checkoutId);
    if (!before) return;
    let funds = before;
    for (const refund of oldestFirst) {
      const booked = bookRefundNews(tx, log, funds, refund, clock.now());
      warnOfLate({ log }, refund, funds, booked);
      funds = booked;
    }
    if (funds !== before) tx.campaignFunds.put(funds);
  };
}

/** A charge was refunded, in whole or in part. */
export const chargeRefunded: EventHandler = (context, event) => bookRefunds(context, objectOf(event, Charge).id);

/** A refund has come further; told under two names, the older for card refunds only. */
export const refundUpdated: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));

/** A refund did not reach the payer: its money is the campaign's and the platform's again. */
export const refundFailed: EventHandler = (context, event) =>
  bookRefunds(context, referenceId(objectOf(event, Refund).charge));
