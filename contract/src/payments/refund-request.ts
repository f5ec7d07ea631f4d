import { z } from 'zod';
import { DocumentId, WireDate, named } from '../shared/values.ts';
import { Cents, DollarsToCents } from '../shared/money.ts';
import { RefundStatus } from './lifecycle.ts';

/** Business days in which an admin looks at a request; one that nobody has flagged by then is granted (legal page, "Refund"). */
export const REFUND_REVIEW_BUSINESS_DAYS = 5;

/** Business days until the money has arrived once it is sent (legal page, "Refund"). */
export const REFUND_ARRIVAL_BUSINESS_DAYS = 10;

/**
 * Reasons why the money of a closed campaign is not refunded yet. `payout`: one is in flight or held. `author`: an admin has to confirm by whom a post is.
 * `decisions`: something delivered waits for its owner or its deadline, or was sent back lately. `validation`: a platform’s count is not paid yet. `unpaid`: a
 * payment that failed is still retried.
 */
export const RefundHold = z.enum(['payout', 'dispute', 'author', 'decisions', 'validation', 'unpaid', 'appeal']);
export type RefundHold = z.infer<typeof RefundHold>;

/**
 * Reasons why the provider has taken a refund and does not send it yet. `insufficient_funds`: the platform's available balance is too small. `charge_pending`:
 * the payment itself has not settled. `processing`: it is being made.
 */
export const RefundPendingReason = z.enum(['insufficient_funds', 'charge_pending', 'processing']);
export type RefundPendingReason = z.infer<typeof RefundPendingReason>;

/**
 * Reasons why a payment pays nobody and goes back whole. `repeated`: what it is for was paid already. `late`: the campaign, or its owner's account, had ended.
 * `method`: what it was paid with could not refund it at the campaign's end, which was moved. `risk`: the provider sees the highest risk of fraud in it.
 */
export const GoesBack = z.enum(['repeated', 'late', 'method', 'risk']);
export type GoesBack = z.infer<typeof GoesBack>;

/** True for a refund that the provider has taken and keeps back: it is not on its way. */
export function isKeptBack(reason: RefundPendingReason | null): boolean {
  return reason === 'insufficient_funds' || reason === 'charge_pending';
}

/** The refund of a closed campaign's remaining money; part of its funds. */
export const RefundRequest = z.object({
  /** The id of the request, derived from the campaign's id and `number`. */
  id: DocumentId,
  /** A campaign can have another one: after one that failed, or when more money comes free. */
  number: z.int().positive(),
  status: RefundStatus,
  /** Budget part in cents: an estimate until the refund is sent, then the refunded amount. `feeCents` is the fee's part. */
  budgetCents: Cents,
  feeCents: Cents,
  /** An admin wants to look closer: it is not granted by itself. */
  flagged: z.boolean(),
  requestedAt: z.date(),
  /** When it is granted unless an admin has decided or flagged it. */
  reviewBy: z.date(),
  decidedAt: z.date().nullable(),
  /** The admin's reason for a refusal. */
  decisionReason: z.string().nullable(),
  /** Counts the times it was sent; with the id, the provider's key. */
  attempt: z.int().nonnegative(),
  /** The provider's refund. */
  refundId: z.string().nullable(),
  /** Reason why the provider has not made it yet; null while it is not there, and once it is made. */
  pendingReason: RefundPendingReason.nullable().default(null),
  firstSentAt: z.date().nullable(),
  lastSentAt: z.date().nullable(),
  refundedAt: z.date().nullable(),
  failure: z.object({ reason: z.string(), details: z.string() }).nullable(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** The refund of one payment for a campaign, as its owner reads it. */
export const PaymentRefundView = named('PaymentRefund', {
  campaign_id: DocumentId,
  /** The payment, with the fee, the budget that it was for, and when it was booked. */
  paid: DollarsToCents,
  paid_budget: DollarsToCents,
  paid_at: WireDate,
  /** Why it pays nobody and goes back whole; null for a payment that counts. */
  goes_back: GoesBack.nullable(),
  /** `none`: the campaign is not closed, or nothing was left. `waiting`: it is closed, and the refund waits for `waits_for`. */
  status: z.enum(['none', 'waiting', ...RefundStatus.options]),
  waits_for: RefundHold.nullable(),
  /** The sum of both parts. */
  amount: DollarsToCents,
  budget_part: DollarsToCents,
  fee_part: DollarsToCents,
  currency: z.literal('sgd'),
  requested_at: WireDate.nullable(),
  review_by: WireDate.nullable(),
  /** True when an admin takes more time than the review has. */
  under_review: z.boolean(),
  decided_at: WireDate.nullable(),
  reason: z.string().nullable(),
  sent_at: WireDate.nullable(),
  /** Set while the provider has taken the refund and has not sent it. */
  pending_reason: RefundPendingReason.nullable(),
  /** When it should be on the card that was charged. */
  expected_by: WireDate.nullable(),
  refunded_at: WireDate.nullable(),
  failure: z.string().nullable(),
  /** The bank transfer by which the platform has paid what the provider could not refund. */
  settlement: z.object({ reference: z.string(), settled_at: WireDate }).nullable(),
  /** When it is tried again by itself after a failure; null when nothing is to be tried, or its owner has to ask. */
  next_try_at: WireDate.nullable(),
  /** True when its owner can ask again, because the last one failed or some was refused, also before others were sent. */
  can_ask_again: z.boolean(),
  /** Amount of that request, with its part of the fee; 0 when nothing can be asked for. */
  still_left: DollarsToCents,
  /** Part of its budget that went back by now or is on its way: by all its refunds, and by the payer's bank in a dispute. */
  given_back: DollarsToCents,
  /** The platform's fee that was charged with it and has not been given back. */
  fee_left: DollarsToCents,
});
export type PaymentRefundView = z.infer<typeof PaymentRefundView>;

/** The refund of the payment that a campaign began with, and of each that has added budget to it. */
export const RefundView = PaymentRefundView.extend({ of_added_budget: z.array(PaymentRefundView) }).meta({
  id: 'Refund',
});
export type RefundView = z.infer<typeof RefundView>;
