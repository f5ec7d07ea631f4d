import Stripe from 'stripe';
import type { FaultKind } from '../../../emulators/stripe/fault-kinds.ts';
import { findOperation } from '../../../emulators/stripe/operations.ts';
import { failNext } from '../payment-provider.ts';

/** How long an answer that will not come is waited for. */
const SILENCE_MS = 250;
const PATIENCE_MS = 20_000;

const silenced = new Set<string>();

/** The product's client, over HTTP as always, which gives up soon where the provider was told to be silent. */
export function createImpatientClient(apiBase: string): Stripe {
  const { hostname: host, port } = new URL(apiBase);
  const node = Stripe.createNodeHttpClient();
  const httpClient: Stripe.HttpClient = {
    getClientName: () => node.getClientName(),
    makeRequest: (...[toHost, toPort, path, method, headers, body, protocol]) => {
      const { name } = findOperation(method, path.split('?')[0] ?? '').operation;
      const timeout = silenced.delete(name) ? SILENCE_MS : PATIENCE_MS;
      return node.makeRequest(toHost, toPort, path, method, headers, body, protocol, timeout);
    },
  };
  return new Stripe('sk_test_standin', {
    ...{ host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
    httpClient,
  });
}

/** What a provider does wrong, in words, and how it is switched on. */
export interface ProviderFault {
  readonly name: string;
  readonly kind: FaultKind;
}

export const PROVIDER_FAULTS: readonly ProviderFault[] = [
  { name: 'time out after the work', kind: 'timeout_after_effect' },
  { name: 'time out before the work', kind: 'timeout_before_effect' },
  { name: 'answer 500, kept with the key', kind: 'api_error' },
  { name: 'answer 500, kept with the key, after the work', kind: 'api_error_after_effect' },
  { name: 'answer 429', kind: 'rate_limit' },
  { name: 'drop the connection after the work', kind: 'reset_after_effect' },
  { name: 'refuse for good', kind: 'error' },
];

async function faults(method: 'GET' | 'DELETE'): Promise<unknown> {
  const response = await fetch(`${process.env['STRIPE_API_BASE']}/_control/faults`, { method });
  if (!response.ok) throw new Error(`The faults were not answered: ${response.status}`);
  return response.json();
}

/** Lets the next request to each of these operations meet the fault. */
export async function armFault({ kind }: ProviderFault, operations: readonly string[]): Promise<void> {
  for (const operation of operations) {
    await failNext(operation, kind);
    if (kind.startsWith('timeout')) silenced.add(operation);
  }
}

/** Switches what has struck nothing off; answers what was struck. */
export async function disarm(operations: readonly string[]): Promise<string[]> {
  const { faults: left } = (await faults('GET')) as { faults: readonly { on: string }[] };
  await faults('DELETE');
  silenced.clear();
  return operations.filter((operation) => !left.some(({ on }) => on === operation));
}
