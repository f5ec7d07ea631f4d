/**
 * The capabilities that new payout accounts request. Receiving money needs `transfers`. Requesting it alone needs the provider's approval; any platform may
 * request it together with `card_payments`, which the product does not use and for which people answer more questions
 * (https://docs.stripe.com/connect/account-capabilities).
 */
export const ACCOUNT_CAPABILITIES = ['card_payments+transfers', 'transfers'] as const;
export type AccountCapabilities = (typeof ACCOUNT_CAPABILITIES)[number];

/** The default, which is never refused, whatever the provider has approved. */
export const USUAL_ACCOUNT_CAPABILITIES: AccountCapabilities = 'card_payments+transfers';
