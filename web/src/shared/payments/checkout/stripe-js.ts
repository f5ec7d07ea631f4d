import type { Stripe } from '@stripe/stripe-js';

/** The mode of what the payment provider issues, as its prefix says: `pk_test_…`, `cs_live_…`. */
export function modeOf(issued: string): 'test' | 'live' | undefined {
  const mode = /^[a-z]+_(test|live)_/.exec(issued)?.[1];
  return mode === 'test' || mode === 'live' ? mode : undefined;
}

const publishableKey = () => (import.meta.env['VITE_STRIPE_PUBLISHABLE_KEY'] as string | undefined) ?? '';
let loading: Promise<Stripe | null> | undefined;

/**
 * Loads Stripe.js, which watches for fraud on the pages before a payment and shows the embedded checkout. Resolves to null in a build without a
 * publishable key, and where it does not load: people pay on the provider's own page then.
 */
export async function loadStripeJs(): Promise<Stripe | null> {
  const key = publishableKey();
  if (modeOf(key) === undefined) return null;
  loading ??= import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe(key)).catch(() => null);
  return loading;
}

/** Throws when a checkout was opened in another mode than the publishable key is for: test money for real, or the reverse. */
export function requireModeOf(checkoutId: string): void {
  const [expected, opened] = [modeOf(publishableKey()), modeOf(checkoutId)];
  if (expected !== undefined && opened !== expected) {
    throw new Error(`The payment provider answered in ${opened ?? 'an unknown'} mode instead of ${expected} mode.`);
  }
}
