/**
 * The capabilities with which payout accounts are opened. Sending them money takes `transfers`. A platform needs the provider's approval to ask for that alone; together with
 * `card_payments`, which the product has no use for, any platform may, and people answer more questions
 * (https://docs.stripe.com/connect/account-capabilities).
 */
export const ACCOUNT_CAPABILITIES = ['card_payments+transfers', 'transfers'] as const;
export type AccountCapabilities = (typeof ACCOUNT_CAPABILITIES)[number];

/** Never refused, whatever the provider has approved. */
export const USUAL_ACCOUNT_CAPABILITIES: AccountCapabilities = 'card_payments+transfers';
