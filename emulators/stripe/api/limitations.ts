/** Something the stand-in leaves out, and why. */
export interface Limitation {
  what: string;
  why: string;
}

/**
 * Features of Stripe that the stand-in does not imitate. A feature that is asked for over the API is refused by name (501 `not_imitated`),
 * never quietly ignored.
 */
export const limitations: readonly Limitation[] = [
  { what: 'currencies other than SGD, and conversion', why: 'the product is paid and pays in SGD only' },
  {
    what: 'checkout modes setup and subscription, saved prices, taxes, discounts, shipping, custom fields',
    why: 'a loot is one inline price',
  },
  {
    what: 'Stripe.js with its elements, and the form of an embedded checkout that it shows',
    why: 'it comes from Stripe alone; a session for it can be opened, and the product leads to the hosted page where it does not load',
  },
  {
    what: 'creating, confirming or capturing payments over the API',
    why: 'payments only come from the hosted checkout page',
  },
  {
    what: 'checks of card numbers, 3-D Secure, saved payment methods, customers',
    why: 'the hosted page asks for an outcome; of a card number only its fingerprint follows',
  },
  {
    what: 'account types, and controller properties other than one set',
    why: 'the product creates one kind of account',
  },
  {
    what: 'the separate screens and real checks of onboarding',
    why: 'one page with sample data and a choice of outcomes stands for them',
  },
  {
    what: 'which requirement is due in which order, and until when by itself',
    why: 'they change with the country and the day; all are due, some are due, or none',
  },
  {
    what: 'destination charges, on_behalf_of, application fees',
    why: 'the product uses separate charges and transfers',
  },
  {
    what: 'charges on connected accounts',
    why: 'the platform is the merchant; destination_payment ids exist but cannot be retrieved',
  },
  {
    what: 'payouts by schedule',
    why: 'the platform pays out by hand; a connected account is paid out when the control endpoint says so',
  },
  { what: 'files, enhanced evidence and appeals among the evidence of a dispute', why: 'the product sends texts' },
  {
    what: 'search, files, reports, Radar’s lists and rules, billing, terminal, issuing, tax, API v2',
    why: 'the product uses none of them',
  },
  {
    what: 'shapes of API versions other than one',
    why: 'any Stripe-Version is accepted and answered in the shapes of the pinned client',
  },
  { what: 'rate limits', why: 'they can be switched on as a failure' },
  {
    what: 'events such as payment.created or balance.available',
    why: 'nobody listens; the types that are sent are those in the event list',
  },
  { what: 'business days', why: 'money settles a fixed time after the payment (two days unless set otherwise)' },
  {
    what: 'giving up on a webhook endpoint after three days, or disabling it',
    why: 'an endpoint that is down here will come back',
  },
  { what: 'webhook endpoints made, changed or removed over the API', why: 'they are given when the stand-in starts' },
];

/** Resources Stripe has and the stand-in does not, by the first part of their path under /v1. */
export const resourcesNotImitated: readonly string[] = [
  'account_sessions',
  'apple_pay',
  'application_fees',
  'apps',
  'billing',
  'billing_portal',
  'confirmation_tokens',
  'country_specs',
  'coupons',
  'credit_notes',
  'customer_sessions',
  'customers',
  'entitlements',
  'ephemeral_keys',
  'exchange_rates',
  'external_accounts',
  'file_links',
  'files',
  'financial_connections',
  'forwarding',
  'identity',
  'invoiceitems',
  'invoices',
  'issuing',
  'mandates',
  'payment_links',
  'payment_method_domains',
  'payment_methods',
  'plans',
  'prices',
  'products',
  'promotion_codes',
  'quotes',
  'reporting',
  'reviews',
  'setup_attempts',
  'setup_intents',
  'shipping_rates',
  'sigma',
  'sources',
  'subscription_items',
  'subscription_schedules',
  'subscriptions',
  'tax',
  'tax_codes',
  'tax_ids',
  'tax_rates',
  'terminal',
  'test_helpers',
  'tokens',
  'topups',
  'treasury',
];
