import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import Stripe from 'stripe';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { isTurnedAway, isUncertain } from '../provider/provider-error.ts';
import { attemptOf } from './refund-request.ts';
import { Refund } from '../provider/stripe-objects.ts';

/** How an attempt to refund ended as far as the provider has told; `again` when trying later can help. */
export type RefundOutcome =
  | { readonly kind: 'told'; readonly refund: Refund }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure; readonly again: boolean }
  | { readonly kind: 'unresolved' };

/** What of the provider's refusals goes away: its balance is filled up, a dispute ends, it is less busy. */
const PASSING = ['balance_insufficient', 'insufficient_funds', 'charge_disputed', 'lock_timeout'];

/**
 * Asks the provider to refund an attempt's amount to the card that was charged. Asking again for the same attempt moves nothing twice: the
 * key is the attempt's. Never throws what the provider answers; an answer that leaves open what happened is `unresolved`.
 */
export async function sendRefund(
  { stripe, log }: Pick<Dependencies, 'stripe' | 'log'>,
  request: RefundRequest,
  chargeId: string,
  { isReplay }: { readonly isReplay: boolean },
): Promise<RefundOutcome> {
  const { id, attempt, budgetCents, feeCents } = request;
  try {
    const refund = await stripe.refunds.create(
      {
        charge: chargeId,
        amount: budgetCents + feeCents,
        reason: 'requested_by_customer',
        metadata: { refund_request: id, attempt: String(attempt) },
      },
      { idempotencyKey: `refund:${attemptOf(request)}` },
    );
    return { kind: 'told', refund: Refund.parse(refund) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ refundRequest: id, attempt, err: error }, 'refund not confirmed');
    // A repeat that is turned away at the door says nothing of what became of the first.
    if (isUncertain(error) || (isReplay && isTurnedAway(error))) return { kind: 'unresolved' };
    const again = isTurnedAway(error) || PASSING.includes(error.code ?? '');
    return { kind: 'failed', again, failure: { reason: error.code ?? error.type, details: detailsOf(error) } };
  }
}

/** The refund the provider made for an attempt, if it shows one. */
export async function findRefund(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { id, attempt }: RefundRequest,
  chargeId: string,
): Promise<Refund | null> {
  for await (const listed of stripe.refunds.list({ charge: chargeId, limit: 100 })) {
    const refund = Refund.parse(listed);
    const { refund_request: requestId, attempt: itsAttempt } = refund.metadata;
    if (requestId === id && itsAttempt === String(attempt)) return refund;
  }
  return null;
}

function detailsOf(error: Stripe.errors.StripeError): string {
  // What is wrong with the platform's own credentials is nobody else's business; the log has it.
  return isTurnedAway(error) ? 'The payment provider did not take the refund. We try again.' : error.message;
}
