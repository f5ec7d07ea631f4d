import type Stripe from 'stripe';
import { newId } from '../shared/ids.ts';
import { CURRENCY } from '../shared/money-format.ts';

/** The parameters that a Checkout Session was created with; times in Unix seconds, amounts in cents. */
export interface SessionChoices {
  /** Where people go afterwards: from the hosted page, or from an embedded one. */
  leads: { cancelUrl: string | null; successUrl: string } | { returnUrl: string };
  clientReferenceId: string | null;
  customerEmail: string | null;
  expiresAt: number;
  created: number;
  locale: string | null;
  metadata: Record<string, string>;
  /** The only methods that it may take; null for all. */
  allowedMethods: string[] | null;
  /** The methods that payers are offered. */
  offeredMethods: string[];
  submitType: string | null;
  billingAddressCollection: Stripe.Checkout.Session.BillingAddressCollection | null;
  threeDSecure: Stripe.Checkout.Session.PaymentMethodOptions.Card.RequestThreeDSecure;
  totalCents: number;
  url: (id: string) => string;
}

/** A new open session in mode `payment`. */
export function newSession(choices: SessionChoices): Stripe.Checkout.Session {
  const id = newId('cs_test');
  const { leads } = choices;
  const embedded = 'returnUrl' in leads;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: choices.allowedMethods,
    amount_subtotal: choices.totalCents,
    amount_total: choices.totalCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: choices.billingAddressCollection,
    cancel_url: embedded ? null : leads.cancelUrl,
    client_reference_id: choices.clientReferenceId,
    client_secret: embedded ? `${id}_secret_stand_in` : null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: choices.created,
    currency: CURRENCY,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: choices.customerEmail,
    discounts: [],
    expires_at: choices.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: choices.locale,
    managed_payments: { enabled: false },
    metadata: choices.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: choices.threeDSecure } },
    payment_method_types: choices.offeredMethods,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(embedded && { redirect_on_completion: 'always', return_url: leads.returnUrl }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: choices.submitType,
    subscription: null,
    success_url: embedded ? null : leads.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: embedded ? 'embedded_page' : 'hosted_page',
    url: embedded ? null : choices.url(id),
    wallet_options: null,
  };
}

/** One line of the order, with the one-off price and product Stripe makes of inline price data. */
export function newLineItem(line: {
  name: string;
  unitCents: number;
  quantity: number;
  created: number;
  metadata: Record<string, string>;
}): Stripe.LineItem {
  const totalCents = line.unitCents * line.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: totalCents,
    amount_tax: 0,
    amount_total: totalCents,
    currency: CURRENCY,
    description: line.name,
    metadata: line.metadata,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: line.created,
      currency: CURRENCY,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: line.unitCents,
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
  };
}
