import Stripe from 'stripe';
import { type FaultKind, findOperation } from '../../../emulators/stripe/index.ts';
import { repeatingDropped } from '../../../functions/src/platform/repeat-dropped.ts';
import { clearFaults, failNext } from '../money/payment-provider.ts';

/** Time limit for what hangs. */
const PATIENCE_MS = 60_000;

const silenced = new Set<string>();

/** Creates the product's client, over HTTP as always, which times out as soon as a provider that was told to be silent has fallen silent. */
export function createImpatientClient(apiBase: string): Stripe {
  const { hostname: host, port } = new URL(apiBase);
  const node = Stripe.createNodeHttpClient();
  const httpClient: Stripe.HttpClient = {
    getClientName: () => node.getClientName(),
    makeRequest: (...[toHost, toPort, path, method, headers, body, protocol]) => {
      const { name } = findOperation(method, path.split('?')[0] ?? '').operation;
      const answer = node.makeRequest(toHost, toPort, path, method, headers, body, protocol, PATIENCE_MS);
      return silenced.delete(name) ? silenceOf(name, answer) : answer;
    },
  };
  return new Stripe('sk_test_standin', {
    ...{ host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 },
    httpClient: repeatingDropped(httpClient),
  });
}

/** Fails like a timed-out request, once the fault has struck; by then the provider has processed the request. */
async function silenceOf(operation: string, answer: Promise<unknown>): Promise<never> {
  // The pending request ends with the provider.
  answer.catch(() => undefined);
  while ((await faultsLeft()).some(({ on }) => on === operation));
  throw Stripe.HttpClient.makeTimeoutError();
}

/** A fault of the provider: its description, and how it is switched on. */
export interface ProviderFault {
  readonly name: string;
  readonly kind: FaultKind;
}

/** Faults of the provider. The quick run tries the first of them: one that does the work without answering, and one that refuses it. */
export const PROVIDER_FAULTS: readonly ProviderFault[] = [
  { name: 'time out after the work', kind: 'timeout_after_effect' },
  { name: 'refuse for good', kind: 'error' },
  { name: 'time out before the work', kind: 'timeout_before_effect' },
  { name: 'answer 500, kept with the key', kind: 'api_error' },
  { name: 'answer 500, kept with the key, after the work', kind: 'api_error_after_effect' },
  { name: 'answer 429', kind: 'rate_limit' },
  { name: 'drop the connection after the work', kind: 'reset_after_effect' },
];

/** Returns the faults that are switched on and have not struck yet. */
async function faultsLeft(): Promise<readonly { readonly on: string }[]> {
  const response = await fetch(`${process.env['STRIPE_API_BASE']}/_control/faults`);
  if (!response.ok) throw new Error(`The faults were not answered: ${response.status}`);
  return ((await response.json()) as { faults: readonly { on: string }[] }).faults;
}

/** Makes the next request to each of these operations meet the fault. */
export async function armFault({ kind }: Pick<ProviderFault, 'kind'>, operations: readonly string[]): Promise<void> {
  for (const operation of operations) {
    await failNext(operation, kind);
    if (kind.startsWith('timeout')) silenced.add(operation);
  }
}

/** Switches off the faults that have not struck; returns the operations that were struck. */
export async function disarm(operations: readonly string[]): Promise<string[]> {
  const left = await faultsLeft();
  await clearFaults();
  silenced.clear();
  return operations.filter((operation) => !left.some(({ on }) => on === operation));
}
