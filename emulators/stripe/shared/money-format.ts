/** The currency the stand-in settles in. Amounts are whole cents. */
export const CURRENCY = 'sgd';

/** Stripe's smallest charge in SGD, in cents: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const SMALLEST_CHARGE_CENTS = 50;

/** Stripe's largest amount of one item, in cents. */
export const LARGEST_AMOUNT_CENTS = 99_999_999;

/** Cents as people read them: 123456 → "S$1,234.56". */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  const dollars = Math.floor(absolute / 100).toLocaleString('en-SG');
  return `${sign}S$${dollars}.${String(absolute % 100).padStart(2, '0')}`;
}

/**
 * Returns Stripe's fee for a payment in Singapore, in cents, rounded half up: 3.4 % + S$0.50 by domestic card, 1.3 % by PayNow
 * (https://stripe.com/docs/payments/paynow).
 */
export function processingFeeCents(amountCents: number, method = 'card'): number {
  if (method === 'paynow') return Math.floor((amountCents * 13 + 500) / 1000);
  return Math.floor((amountCents * 34 + 500) / 1000) + 50;
}
