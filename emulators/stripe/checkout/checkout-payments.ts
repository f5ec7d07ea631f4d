import type Stripe from 'stripe';
import { beginCapture } from '../charges/captures.ts';
import { cardRisk, NOT_ASSESSED } from '../charges/card-risk.ts';
import { getSession } from './checkout-sessions.ts';
import { cardDeclined, refused } from '../shared/errors.ts';
import { emit } from '../events/events.ts';
import { newCharge, newPaymentIntent } from '../charges/payment-objects.ts';
import { sampleCard } from '../shared/fingerprint.ts';
import type { WalletPayment } from '../charges/wallets.ts';
import { isWalletShown } from './method-configuration.ts';
import type { StoredSession } from '../world/state.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

/**
 * How a person's attempt to pay ends: at once by card or PayNow, refused by the card issuer, left at the challenge of 3-D Secure, or confirmed later one way or the other. PayNow tells at once
 * (https://docs.stripe.com/payments/paynow); one confirmed later stands for methods with delayed notification, and for a PayNow message that comes late.
 */
export type PaymentOutcome =
  | { kind: 'challenged' }
  | { kind: 'confirmed_later'; ends: 'failed' | 'succeeded' }
  | { kind: 'declined'; code: string }
  | { kind: 'paid'; method?: 'card' | 'paynow'; wallet?: WalletPayment };

/** The name and the address that a payer enters where they are required. */
export interface Billing {
  readonly name: string;
  readonly address: Stripe.Address;
}

/** The bill goes here where nobody has entered another address. */
export const SAMPLE_BILLING: Billing = {
  name: 'Sample Payer',
  address: {
    line1: '1 Raffles Place',
    line2: null,
    city: 'Singapore',
    postal_code: '048616',
    state: null,
    country: 'SG',
  },
};

/**
 * Tries to pay an open session, with this card or its payer's sample card. A complete one stays as it is, so that a second click never pays twice. Throws when
 * it has expired, or does not take the method.
 */
export function attemptPayment(
  world: World,
  id: string,
  outcome: PaymentOutcome,
  { cardNumber, billing }: { cardNumber?: string | undefined; billing?: Billing | undefined } = {},
): { session: StoredSession; declined: string | null } {
  const session = getSession(world, id);
  const { object } = session;
  if (object.status === 'complete') return { session, declined: null };
  if (object.status !== 'open') throw refused('This Checkout Session has expired.');
  const method = methodOf(outcome);
  if (!object.payment_method_types.includes(method)) {
    throw refused(`This Checkout Session does not take ${method}.`, { param: 'payment_method_types' });
  }
  const wallet = (outcome.kind === 'paid' && outcome.wallet) || null;
  if (wallet && !isWalletShown(world, wallet.wallet)) {
    throw refused(`The settings of payment methods do not show ${wallet.wallet}.`, { param: 'payment_method_types' });
  }
  const intent = intentOf(world, session);
  intent.next_action = null;
  if (outcome.kind === 'challenged') {
    challenge(world, intent);
    return { session, declined: null };
  }
  const email = payerOf(session);
  const number = cardNumber ?? sampleCard(email);
  const charge = newCharge(intent, {
    created: nowSeconds(world),
    email,
    method,
    threeDSecure: object.payment_method_options?.card?.request_three_d_secure === 'any',
    cardNumber: number,
    wallet,
  });
  world.store.state.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (outcome.kind === 'declined') {
    charge.outcome = declinedOutcome(outcome.code, cardRisk(number));
    failCharge(world, intent, charge, outcome.code);
    return { session, declined: intent.last_payment_error?.message ?? null };
  }
  object.status = 'complete';
  object.url = null;
  // Asked for on the page only where it is required (https://docs.stripe.com/payments/collect-addresses?payment-ui=checkout).
  const billed = object.billing_address_collection === 'required' ? (billing ?? SAMPLE_BILLING) : null;
  object.customer_details = {
    address: billed?.address ?? null,
    business_name: null,
    email,
    individual_name: null,
    name: billed?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (outcome.kind === 'paid') {
    collect(world, intent, charge, method === 'card' ? cardRisk(number) : NOT_ASSESSED);
    object.payment_status = 'paid';
  } else {
    intent.status = 'processing';
    session.settles = { at: nowSeconds(world) + world.settings.asyncPaymentDelay, outcome: outcome.ends };
    emit(world, 'charge.pending', charge);
    emit(world, 'payment_intent.processing', intent);
  }
  emit(world, 'checkout.session.completed', object);
  return { session, declined: null };
}

function methodOf(outcome: PaymentOutcome): 'card' | 'paynow' {
  if (outcome.kind === 'confirmed_later') return 'paynow';
  return (outcome.kind === 'paid' && outcome.method) || 'card';
}

/** The e-mail of who pays a session. */
export function payerOf({ object }: StoredSession): string {
  return object.customer_email ?? 'payer@example.com';
}

/** Ends a payment that was to be confirmed later. Throws when the session does not wait for one. */
export function settlePayment(world: World, id: string, outcome: 'failed' | 'succeeded'): StoredSession {
  const session = getSession(world, id);
  const { object } = session;
  const intent = world.store.state.paymentIntents.get(idOf(object.payment_intent));
  const charge = world.store.state.charges.get(idOf(intent?.latest_charge));
  if (!session.settles || !intent || !charge)
    throw refused(`The session ${id} does not wait for a payment to be confirmed.`);
  session.settles = null;
  if (outcome === 'succeeded') {
    collect(world, intent, charge, NOT_ASSESSED);
    object.payment_status = 'paid';
    emit(world, 'checkout.session.async_payment_succeeded', object);
  } else {
    failCharge(world, intent, charge, 'generic_decline');
    emit(world, 'checkout.session.async_payment_failed', object);
  }
  return session;
}

function intentOf(world: World, session: StoredSession): Stripe.PaymentIntent {
  const existing = world.store.state.paymentIntents.get(idOf(session.object.payment_intent));
  if (existing) return existing;
  const intent = newPaymentIntent({
    amountCents: session.object.amount_total ?? 0,
    created: nowSeconds(world),
    paymentMethodTypes: session.object.payment_method_types,
    ...session.intent,
  });
  world.store.state.paymentIntents.set(intent.id, intent);
  session.object.payment_intent = intent.id;
  emit(world, 'payment_intent.created', intent);
  return intent;
}

function collect(world: World, intent: Stripe.PaymentIntent, charge: Stripe.Charge, riskLevel: string): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.outcome = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: riskLevel,
    seller_message: 'Payment complete.',
    type: 'authorized',
  };
  beginCapture(world, charge);
  intent.status = 'succeeded';
  intent.amount_received = charge.amount;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  emit(world, 'charge.succeeded', charge);
  emit(world, 'payment_intent.succeeded', intent);
}

/** The answer of the card's issuer (https://docs.stripe.com/api/charges/object#charge_object-outcome, https://docs.stripe.com/declines/card). */
function declinedOutcome(reason: string, riskLevel: string): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'declined_by_network',
    reason,
    risk_level: riskLevel,
    seller_message:
      reason === 'generic_decline'
        ? 'The bank did not return any further details with this decline.'
        : `The bank returned the decline code \`${reason}\`.`,
    type: 'issuer_declined',
  };
}

/**
 * Asks the cardholder to authenticate, who does not: the payment waits for them, without a charge, while its session is open
 * (https://docs.stripe.com/payments/paymentintents/lifecycle).
 */
function challenge(world: World, intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_action';
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  emit(world, 'payment_intent.requires_action', intent);
}

function failCharge(world: World, intent: Stripe.PaymentIntent, charge: Stripe.Charge, code: string): void {
  const { body } = cardDeclined(code, charge.id);
  charge.status = 'failed';
  charge.failure_code = body.code ?? null;
  charge.failure_message = body.message;
  intent.status = 'requires_payment_method';
  intent.last_payment_error = { ...body, type: 'card_error' };
  emit(world, 'charge.failed', charge);
  emit(world, 'payment_intent.payment_failed', intent);
}
