import Stripe from 'stripe';
import type { Config } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { guarded } from './guarded-client.ts';
import { repeatingDropped } from './repeat-dropped.ts';

/** How long the provider may take to answer. The stand-in takes that long only if it hangs, however busy its machine is. */
const TIMEOUT_MS = 20_000;
const STAND_IN_TIMEOUT_MS = 60_000;

/** Conditions under which an instance may call the provider. */
interface ProviderAccess {
  readonly mayAsk: (stripe: Stripe) => Promise<boolean>;
  readonly countRead: () => Promise<void>;
  readonly log: Dependencies['log'];
}

/**
 * Creates the client of the payment provider, or of its stand-in if the configuration names one. It repeats a request only after its connection was
 * closed, once (`repeatingDropped`). With `access`, it sends nothing while `mayAsk` refuses its key, counts its reads, and logs each request for which the provider refuses the key.
 */
export function createStripeClient(
  config: Pick<Config['stripe'], 'secretKey' | 'apiBase'> & Partial<Pick<Config['stripe'], 'isLive'>>,
  access?: ProviderAccess,
): Stripe {
  const { hostname, port, protocol } = new URL(config.apiBase ?? 'https://api.stripe.com');
  const node = Stripe.createNodeHttpClient();
  const stripe: Stripe = new Stripe(config.secretKey, {
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: config.apiBase ? STAND_IN_TIMEOUT_MS : TIMEOUT_MS,
    httpClient: repeatingDropped(
      access
        ? guarded(node, {
            mayAsk: () => access.mayAsk(stripe),
            countRead: access.countRead,
            isLive: config.isLive,
            tellOtherMode: (path) => access.log.error({ path }, 'the key shows objects of the other mode'),
            tellKeyRefused: (method, path) => access.log.error({ method, path }, 'the key is refused'),
          })
        : node,
    ),
    ...(config.apiBase && { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' }),
  });
  return stripe;
}
