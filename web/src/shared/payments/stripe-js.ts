import type { Stripe } from '@stripe/stripe-js';

/** The mode of what the payment provider issues, as its prefix says: `pk_test_…`, `cs_live_…`. */
export function modeOf(issued: string): 'test' | 'live' | undefined {
  const mode = /^[a-z]+_(test|live)_/.exec(issued)?.[1];
  return mode === 'test' || mode === 'live' ? mode : undefined;
}

const publishableKey = () => (import.meta.env['VITE_STRIPE_PUBLISHABLE_KEY'] as string | undefined) ?? '';
let loading: Promise<Stripe | null> | undefined;

/**
 * Loads Stripe.js, which watches for fraud on the pages before a payment; only in a build that was given a publishable key. That
 * it does not load holds up nobody: paying happens on the provider's own page.
 */
export function prepareStripe(): void {
  const key = publishableKey();
  if (modeOf(key) === undefined) return;
  loading ??= import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe(key)).catch(() => null);
}

/** Throws when a checkout was opened in another mode than the publishable key is for: test money for real, or the reverse. */
export function requireModeOf(checkoutId: string): void {
  const [expected, opened] = [modeOf(publishableKey()), modeOf(checkoutId)];
  if (expected !== undefined && opened !== expected) {
    throw new Error(`The payment provider answered in ${opened ?? 'an unknown'} mode instead of ${expected} mode.`);
  }
}
