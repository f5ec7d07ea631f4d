import Stripe from 'stripe';
import type { Config } from './config/config.ts';

/** How long the provider may take to answer. Only what hangs takes as long at the stand-in, however busy its machine is. */
const TIMEOUT_MS = 20_000;
const STAND_IN_TIMEOUT_MS = 60_000;

/** The client of the payment provider, or of its stand-in when the configuration names one. Never retries by itself. */
export function createStripeClient(config: Pick<Config['stripe'], 'secretKey' | 'apiBase'>): Stripe {
  const common = {
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: config.apiBase ? STAND_IN_TIMEOUT_MS : TIMEOUT_MS,
  } as const;
  if (!config.apiBase) return new Stripe(config.secretKey, common);
  const { hostname, port, protocol } = new URL(config.apiBase);
  return new Stripe(config.secretKey, {
    ...common,
    host: hostname,
    port,
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}
