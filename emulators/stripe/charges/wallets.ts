import type Stripe from 'stripe';

/** Wallets with which a card can be paid. */
export const WALLETS = ['apple_pay', 'google_pay'] as const;
export type Wallet = (typeof WALLETS)[number];

/**
 * A payment with a wallet, by the number of the card in it. With a `device` token, which a device made for the card, the wallet sends a cryptogram, and 3-D Secure is
 * never done; a card that is only kept in the payer's Google account is asked for it like any other
 * (https://support.stripe.com/questions/using-radar-for-fraud-teams-to-prevent-charges-without-liability-shift,
 * https://docs.stripe.com/google-pay/disputes-refunds). Apple Pay has device tokens only.
 */
export interface WalletPayment {
  readonly wallet: Wallet;
  readonly by: 'device' | 'account';
}

/** Ways to pay on the hosted page, by the name of their button. */
export const WALLET_PAYMENTS: Readonly<Record<string, WalletPayment & { readonly label: string }>> = {
  apple_pay: { wallet: 'apple_pay', by: 'device', label: 'Apple Pay: paid' },
  google_pay: { wallet: 'google_pay', by: 'device', label: 'Google Pay: paid with a phone' },
  google_pay_account: { wallet: 'google_pay', by: 'account', label: 'Google Pay: paid with a card of the account' },
};

/** The wallet as the charge shows it. Only tokenized numbers have digits of their own (https://docs.stripe.com/api/charges/object). */
export function walletDetails(
  payment: WalletPayment,
  cardNumber: string,
): Stripe.Charge.PaymentMethodDetails.Card.Wallet {
  return {
    type: payment.wallet,
    [payment.wallet]: {},
    dynamic_last4: payment.by === 'device' ? cardNumber.slice(-4).split('').reverse().join('') : null,
  };
}
