import Stripe from 'stripe';
import type { Config } from './config/config.ts';

/** The client of the payment provider, or of its stand-in when the configuration names one. Never retries by itself. */
export function createStripeClient(config: Pick<Config['stripe'], 'secretKey' | 'apiBase'>): Stripe {
  const common = { telemetry: false, maxNetworkRetries: 0, timeout: 20_000 } as const;
  if (!config.apiBase) return new Stripe(config.secretKey, common);
  const { hostname, port, protocol } = new URL(config.apiBase);
  return new Stripe(config.secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
