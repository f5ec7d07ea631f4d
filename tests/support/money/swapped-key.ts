import Stripe from 'stripe';
import { guarded } from '../../../functions/src/platform/guarded-client.ts';
import { createKeyGuard } from '../../../functions/src/platform/pinned-account.ts';
import { createReadCounter } from '../../../functions/src/platform/provider-reads.ts';
import { deps, replaceDependencies } from '../api.ts';
import { unmetered } from '../setup/firestore-meter.ts';

const OWN_KEY = 'sk_test_standin';
const OTHER_KEY = 'sk_test_standin_other';

const { hostname: host, port } = new URL(process.env['STRIPE_API_BASE'] ?? '');
const settings = { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const;
const node = Stripe.createNodeHttpClient();
let key = OWN_KEY;
let mayAsk: ((stripe: Stripe) => Promise<boolean>) | undefined;
let countRead: (() => Promise<void>) | undefined;
/** The paths that were requested since the product was last started. */
export const asked: string[] = [];

const sent: Stripe.HttpClient = {
  getClientName: () => node.getClientName(),
  makeRequest: (toHost, toPort, path, method, headers, ...rest) => {
    asked.push(path);
    return node.makeRequest(toHost, toPort, path, method, { ...headers, Authorization: `Bearer ${key}` }, ...rest);
  },
};
const stripe: Stripe = new Stripe(OWN_KEY, {
  ...settings,
  httpClient: guarded(sent, {
    mayAsk: () => unmetered(() => (mayAsk ??= createKeyGuard(deps()))(stripe)),
    countRead: () => unmetered(() => (countRead ??= createReadCounter(deps()))()),
  }),
});

replaceDependencies({ stripe });

/** Restarts the product with a key of the platform's account, or of another one. */
export function startWith(whose: 'own' | 'other'): void {
  key = whose === 'own' ? OWN_KEY : OTHER_KEY;
  mayAsk = undefined;
  asked.length = 0;
}

/** A client with the other platform account's own key. */
export const otherAccount = new Stripe(OTHER_KEY, settings);
