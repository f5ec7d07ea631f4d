import { z } from 'zod';
import { DocumentId, WireDate, named } from '../shared/values.ts';
import { Cents, DollarsToCents } from '../shared/money.ts';
import { RefundStatus } from './lifecycle.ts';

/** Business days in which an admin reviews a request; a request that nobody has flagged by then is granted (legal page, "Refund"). */
export const REFUND_REVIEW_BUSINESS_DAYS = 5;

/** Business days until the money arrives after it is sent (legal page, "Refund"). */
export const REFUND_ARRIVAL_BUSINESS_DAYS = 10;

/**
 * Reasons why the money of a closed campaign is not refunded yet. `payout`: one is in flight or held. `author`: an admin has to confirm a post's author.
 * `decisions`: something delivered waits for its owner or its deadline, or was sent back recently. `validation`: a platform’s count is not paid yet. `unpaid`:
 * a failed payment is still retried.
 */
export const RefundHold = z.enum(['payout', 'dispute', 'author', 'decisions', 'validation', 'unpaid', 'appeal']);
export type RefundHold = z.infer<typeof RefundHold>;

/**
 * Reasons why the provider has accepted a refund but not made it. `insufficient_funds`: the platform's available balance is too small. `charge_pending`: the
 * payment itself has not settled. `processing`: it is being made, as one of PayNow is for a while. `requires_action`: the payer has to tell the provider where it
 * goes, which it asks for by e-mail.
 */
export const RefundPendingReason = z.enum(['insufficient_funds', 'charge_pending', 'processing', 'requires_action']);
export type RefundPendingReason = z.infer<typeof RefundPendingReason>;

/**
 * Reasons why a payment pays nobody and is refunded in full. `repeated`: its draft was paid already. `late`: the campaign, or its owner's account, had ended.
 * `method`: its payment method could not refund it at the campaign's end, which was moved. `risk`: the provider rates it at the highest risk of fraud.
 */
export const GoesBack = z.enum(['repeated', 'late', 'method', 'risk']);
export type GoesBack = z.infer<typeof GoesBack>;

/** True for a refund that the provider keeps back until money is there: it is late, unlike one that is being made. */
export function isKeptBack(reason: RefundPendingReason | null): boolean {
  return reason === 'insufficient_funds' || reason === 'charge_pending';
}

/** The refund of a closed campaign's remaining money; part of its funds. */
export const RefundRequest = z.object({
  /** The id of the request, derived from the campaign's id and `number`. */
  id: DocumentId,
  /** Ordinal number: a campaign can have further requests, after a failed one or when more money is released. */
  number: z.int().positive(),
  status: RefundStatus,
  /** The budget part in cents: an estimate until the refund is sent, then the refunded amount. `feeCents` is the fee's part. */
  budgetCents: Cents,
  feeCents: Cents,
  /** True if an admin wants to look closer: it is not granted automatically. */
  flagged: z.boolean(),
  requestedAt: z.date(),
  /** When it is granted unless an admin has decided or flagged it. */
  reviewBy: z.date(),
  decidedAt: z.date().nullable(),
  /** The admin's reason for a refusal. */
  decisionReason: z.string().nullable(),
  /** Number of times that it was sent; together with the id, the provider's idempotency key. */
  attempt: z.int().nonnegative(),
  /** The provider's refund. */
  refundId: z.string().nullable(),
  /** Why the provider has not made it yet; null before it has the refund, and once it is made. */
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
  /** The total of the payment including the fee; below, its budget, and when it was booked. */
  paid: DollarsToCents,
  paid_budget: DollarsToCents,
  paid_at: WireDate,
  /** Why it pays nobody and is refunded in full; null for a payment that counts. */
  goes_back: GoesBack.nullable(),
  /** True if our team looks at every payment to creators of its loot, because who paid by card was not authenticated by 3-D Secure, which some wallets never do. */
  looked_at_first: z.boolean(),
  /** Status of the refund. `none`: the campaign is not closed, or nothing was left. `waiting`: it is closed, and the refund waits for `waits_for`. */
  status: z.enum(['none', 'waiting', ...RefundStatus.options]),
  waits_for: RefundHold.nullable(),
  /** The sum of the budget's and the fee's parts. */
  amount: DollarsToCents,
  budget_part: DollarsToCents,
  fee_part: DollarsToCents,
  currency: z.literal('sgd'),
  requested_at: WireDate.nullable(),
  review_by: WireDate.nullable(),
  /** True if an admin takes longer than the review period. */
  under_review: z.boolean(),
  decided_at: WireDate.nullable(),
  reason: z.string().nullable(),
  /** When the provider had made it; null until then. */
  sent_at: WireDate.nullable(),
  /** Set while the provider has accepted the refund but not made it. */
  pending_reason: RefundPendingReason.nullable(),
  /** When it should arrive where it was paid from; null until it is made. */
  expected_by: WireDate.nullable(),
  refunded_at: WireDate.nullable(),
  failure: z.string().nullable(),
  /** The bank transfer by which the platform has paid what the provider could not refund. */
  settlement: z.object({ reference: z.string(), settled_at: WireDate }).nullable(),
  /** When it is retried automatically after a failure; null if there is nothing to retry, or if its owner has to request it. */
  next_try_at: WireDate.nullable(),
  /** True if its owner can request it again, because the last one failed or a part was refused, even if others were sent since. */
  can_ask_again: z.boolean(),
  /** Amount of that new request, including its part of the fee; 0 if nothing can be requested. */
  still_left: DollarsToCents,
  /** The part of its budget that was refunded or is on its way, by refunds and by the payer's bank in a dispute. */
  given_back: DollarsToCents,
  /** The platform's fee that was charged with it and not refunded. */
  fee_left: DollarsToCents,
});
export type PaymentRefundView = z.infer<typeof PaymentRefundView>;

/** The refund of a campaign's first payment, and of each payment that has added budget. */
export const RefundView = PaymentRefundView.extend({ of_added_budget: z.array(PaymentRefundView) }).meta({
  id: 'Refund',
});
export type RefundView = z.infer<typeof RefundView>;
