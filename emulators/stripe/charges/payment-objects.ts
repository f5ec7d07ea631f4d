import type Stripe from 'stripe';
import { fingerprintOf } from '../shared/fingerprint.ts';
import { newId } from '../shared/ids.ts';
import { CURRENCY } from '../shared/money-format.ts';
import { threeDSecureOf } from './three-d-secure.ts';
import { walletDetails, type WalletPayment } from './wallets.ts';

/** A new payment waiting for a payment method; the amount in cents, the time in Unix seconds. */
export function newPaymentIntent(payment: {
  amountCents: number;
  created: number;
  description: string | null;
  metadata: Record<string, string>;
  paymentMethodTypes: string[];
  receiptEmail: string | null;
  statementSuffix: string | null;
  transferGroup: string | null;
}): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amountCents,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_standin`,
    confirmation_method: 'automatic',
    created: payment.created,
    currency: CURRENCY,
    customer: null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: payment.paymentMethodTypes,
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statementSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: payment.transferGroup,
  };
}

/** The platform's static descriptor, which is its prefix, too. */
const DESCRIPTOR = 'DOUBLOON';
const MAX_DESCRIPTOR = 22;

/** The text on the payer's statement; only cards take a suffix (https://docs.stripe.com/get-started/account/statement-descriptors#dynamic). */
function statementOf({ statement_descriptor_suffix: suffix }: Stripe.PaymentIntent, { method }: Method): string {
  return method === 'card' && suffix !== null ? `${DESCRIPTOR}* ${suffix}`.slice(0, MAX_DESCRIPTOR) : DESCRIPTOR;
}

interface Method {
  readonly method: 'card' | 'paynow';
  readonly cardNumber: string;
  /** True when the session asks each card for 3-D Secure; else the provider decides, and here never does. */
  readonly threeDSecure: boolean;
  readonly wallet: WalletPayment | null;
}

/** A new attempt to collect a payment, still pending; with a card, of its number. */
export function newCharge(
  intent: Stripe.PaymentIntent,
  attempt: { created: number; email: string | null } & Method,
): Stripe.Charge {
  return {
    id: newId(attempt.method === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: attempt.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: statementOf(intent, attempt),
    captured: false,
    created: attempt.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: methodDetails(intent, attempt),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: attempt.method === 'card' ? intent.statement_descriptor_suffix : null,
    status: 'pending',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

function methodDetails(
  { amount }: Stripe.PaymentIntent,
  { method, cardNumber, threeDSecure, wallet }: Method,
): Stripe.Charge.PaymentMethodDetails {
  if (method === 'paynow') return { type: 'paynow', paynow: { reference: null } };
  const card: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'SG',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    extended_authorization: { status: 'disabled' },
    fingerprint: fingerprintOf('card', cardNumber),
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: cardNumber.slice(-4),
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: 'visa',
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: threeDSecure && wallet?.by !== 'device' ? threeDSecureOf(cardNumber) : null,
    transaction_link_id: null,
    wallet: wallet && walletDetails(wallet, cardNumber),
  };
  return { type: 'card', card };
}
