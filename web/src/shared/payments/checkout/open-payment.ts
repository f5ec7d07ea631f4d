import type { OpenedCheckout } from '@doubloon/contract/payments/checkout.ts';
import type { Stripe, StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { afterAMoment } from '../../state/after-a-moment.ts';
import { loadStripeJs } from './stripe-js.ts';

let embedded: StripeEmbeddedCheckout | undefined;

/** Returns Stripe.js, with which a payment can be shown in the page; null where it is not there within a moment. */
export async function findStripeJs(): Promise<Stripe | null> {
  return (await Promise.race([loadStripeJs(), afterAMoment()])) ?? null;
}

/**
 * Goes to the payment page of a checkout, or returns the payment form to show in this page. Stripe.js allows one form at a time, so an earlier one
 * is destroyed.
 */
export async function openPayment(
  { url, clientSecret }: OpenedCheckout,
  stripe: Stripe | null,
): Promise<StripeEmbeddedCheckout | undefined> {
  embedded?.destroy();
  embedded = undefined;
  if (stripe && clientSecret) embedded = await stripe.createEmbeddedCheckoutPage({ clientSecret });
  else window.location.assign(url);
  return embedded;
}
