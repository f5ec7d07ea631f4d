import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { balanceOf, findMovement, move } from '../balances/balance.ts';
import { badParam, noSuch, refused } from '../shared/errors.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { endInquiries } from './dispute-decisions.ts';
import { endFraudWarnings } from './fraud-warnings.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields, integer, metadata, oneOf, optional, text, withMetadata } from '../requests/params.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

const createParams = fields(
  {
    ...expandParam,
    amount: optional(integer(1)),
    charge: optional(text()),
    payment_intent: optional(text()),
    metadata: optional(metadata),
    reason: optional(oneOf(['duplicate', 'fraudulent', 'requested_by_customer'])),
  },
  ['currency', 'customer', 'instructions_email', 'origin', 'refund_application_fee', 'reverse_transfer'],
);

function createRefund(world: World, params: ReturnType<typeof createParams>, failsLater: boolean): Stripe.Refund {
  const charge = refundedCharge(world, params.charge, params.payment_intent);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  if (world.store.state.disputes.values().some((dispute) => dispute.charge === charge.id && !isRefundable(dispute))) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left) {
    throw refused(
      `Refund amount (${formatCents(amount)}) is greater than unrefunded amount on charge (${formatCents(left)})`,
      {
        param: 'amount',
      },
    );
  }
  if (isTooLate(world, charge)) {
    throw refused(
      `Charge ${charge.id} can no longer be refunded: it was paid more than ${PAYNOW_REFUND_DAYS} days ago.`,
      {
        code: 'charge_not_refundable',
      },
    );
  }
  const waitsFor = pendingReason(world, charge, amount);
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowSeconds(world),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: isPayNow(charge)
      ? { type: 'paynow', paynow: {} }
      : {
          type: 'card',
          card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
        },
    metadata: withMetadata(null, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(waitsFor && { pending_reason: waitsFor }),
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: waitsFor ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  world.store.state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  if (isPaidFor(waitsFor)) debit(world, refund);
  emit(world, 'refund.created', refund);
  emit(world, 'charge.refunded', charge);
  endFraudWarnings(world, charge);
  endInquiries(world, charge);
  if (!failsLater) {
    if (!waitsFor) announceUpdate(world, refund);
    return refund;
  }
  const answered = structuredClone(refund);
  failRefund(world, refund.id);
  return answered;
}

function isRefundable({ status, is_charge_refundable: isOpen }: Stripe.Dispute): boolean {
  return isOpen || status === 'won';
}

function refundedCharge(world: World, chargeId: string | undefined, intentId: string | undefined): Stripe.Charge {
  const { charges, paymentIntents } = world.store.state;
  if (chargeId !== undefined && intentId !== undefined) {
    throw refused('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (chargeId === undefined && intentId === undefined) {
    throw badParam('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
      param: 'charge',
    });
  }
  const intent = paymentIntents.get(intentId ?? '');
  if (intentId !== undefined && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const id = chargeId ?? idOf(intent?.latest_charge);
  const charge = charges.get(id);
  if (!charge && chargeId !== undefined) throw noSuch('charge', chargeId, 'charge');
  if (charge?.status !== 'succeeded') {
    throw refused(`This PaymentIntent (${intentId ?? id}) does not have a successful charge to refund.`);
  }
  return charge;
}

const DAY = 24 * 60 * 60;

/**
 * "You can refund PayNow payments up to 90 days after the original payment" (https://docs.stripe.com/payments/paynow). Which error answers a later one is not
 * documented; `charge_not_refundable` is the one of Stripe's codes that says so. Cards have no such limit (https://docs.stripe.com/refunds).
 */
const PAYNOW_REFUND_DAYS = 90;

function isPayNow({ payment_method_details: method }: Stripe.Charge): boolean {
  return method?.type === 'paynow';
}

function isTooLate(world: World, charge: Stripe.Charge): boolean {
  return isPayNow(charge) && charge.created + PAYNOW_REFUND_DAYS * DAY < nowSeconds(world);
}

/** True for a refund that is made, or being made: its money has left the balance. */
function isPaidFor(waitsFor: Stripe.Refund.PendingReason | null): boolean {
  return waitsFor === null || waitsFor === 'processing';
}

/**
 * Returns why a refund cannot be made yet; null when it can. One of PayNow is asynchronous, so it begins by being made
 * (https://docs.stripe.com/payments/paynow). Any draws on the available balance, not on what is pending (https://docs.stripe.com/refunds), and waits for its payment to be captured
 * (https://docs.stripe.com/changelog/basil/2025-04-30/refund-pending-reason).
 */
function pendingReason(world: World, charge: Stripe.Charge, amount: number): Stripe.Refund.PendingReason | null {
  if (world.store.state.captures.get(charge.id)) return 'charge_pending';
  if (balanceOf(world, null).availableCents < amount) return 'insufficient_funds';
  return isPayNow(charge) ? 'processing' : null;
}

function debit(world: World, refund: Stripe.Refund): void {
  refund.balance_transaction = move(world, null, { type: 'refund', amount: -refund.amount, source: refund.id });
}

/** The older name is that of card refunds and others of selected methods (https://docs.stripe.com/api/events/types). */
function announceUpdate(world: World, refund: Stripe.Refund): void {
  if (refund.destination_details?.type === 'card') emit(world, 'charge.refund.updated', refund);
  emit(world, 'refund.updated', refund);
}

/** Goes on with refunds that waited for their payment or the platform's balance, and ends those of PayNow that were being made; true when there were any. */
export function settleRefunds(world: World): boolean {
  let settled = false;
  for (const { id, status } of world.store.state.refunds.values()) {
    const refund = status === 'pending' ? world.store.state.refunds.get(id) : undefined;
    const charge = world.store.state.charges.get(idOf(refund?.charge));
    if (!refund || !charge) continue;
    const isBeingMade = refund.balance_transaction !== null;
    const waitsFor = isBeingMade ? stillBeingMade(world, refund) : pendingReason(world, charge, refund.amount);
    if (waitsFor !== null && waitsFor === refund.pending_reason) continue;
    if (!isBeingMade && isPaidFor(waitsFor)) debit(world, refund);
    if (waitsFor) refund.pending_reason = waitsFor;
    else {
      refund.status = 'succeeded';
      delete refund.pending_reason;
    }
    announceUpdate(world, refund);
    endInquiries(world, charge);
    settled = true;
  }
  return settled;
}

function stillBeingMade(world: World, refund: Stripe.Refund): 'processing' | null {
  const debitedAt = findMovement(world, idOf(refund.balance_transaction))?.created ?? refund.created;
  return nowSeconds(world) < debitedAt + world.settings.asyncRefundDelay ? 'processing' : null;
}

/** Lets a refund fail after all, as a customer's bank can: the money returns to the platform's balance. Throws when it failed before. */
export function failRefund(world: World, id: string): Stripe.Refund {
  const refund = world.store.state.refunds.get(id);
  if (!refund) throw noSuch('refund', id);
  if (refund.status === 'failed') throw refused(`Refund ${id} has already failed.`);
  const charge = world.store.state.charges.get(idOf(refund.charge));
  if (refund.balance_transaction !== null) {
    refund.failure_balance_transaction = move(world, null, {
      type: 'refund_failure',
      amount: refund.amount,
      source: id,
    });
  }
  refund.status = 'failed';
  refund.failure_reason = refund.destination_details?.type === 'card' ? 'expired_or_canceled_card' : 'unknown';
  delete refund.pending_reason;
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  emit(world, 'refund.failed', refund);
  announceUpdate(world, refund);
  return refund;
}

/** /v1/refunds. */
export const refundOperations = [
  operation({ name: 'refunds.create', method: 'POST', path: '/v1/refunds' }, createParams, (world, { params, twist }) =>
    createRefund(world, params, twist === 'refund_fails_later'),
  ),
  operation({ name: 'refunds.list', method: 'GET', path: '/v1/refunds' }, chargeListParams, (world, { params }) =>
    page(matchingCharge(world.store.state.refunds.values(), params), params, '/v1/refunds'),
  ),
  operation(
    { name: 'refunds.retrieve', method: 'GET', path: '/v1/refunds/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => {
      const refund = world.store.state.refunds.get(id);
      if (!refund) throw noSuch('refund', id);
      return refund;
    },
  ),
];
