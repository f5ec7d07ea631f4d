import type Stripe from 'stripe';
import { createStripeClient } from '../../functions/src/platform/stripe-client.ts';

const LOCAL_STAND_IN = 'http://127.0.0.1:12111';
const LOCAL_KEY = 'sk_test_standin';

/**
 * Connects a command to the payment provider of a project: a deployed one with the key in STRIPE_SECRET_KEY, one named `demo-…` to the
 * stand-in of a running local suite, at its standard port unless the environment names another. Throws without a key.
 */
export function connectProvider(project: string): Stripe {
  if (project.startsWith('demo-')) {
    const apiBase = process.env['STRIPE_API_BASE'] ?? LOCAL_STAND_IN;
    return createStripeClient({ secretKey: LOCAL_KEY, apiBase });
  }
  const secretKey = process.env['STRIPE_SECRET_KEY'];
  if (!secretKey) throw new Error('Set STRIPE_SECRET_KEY to the key of the project’s account at the payment provider');
  return createStripeClient({ secretKey, apiBase: null });
}
