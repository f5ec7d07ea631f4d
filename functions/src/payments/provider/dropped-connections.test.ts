import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, expect, it } from 'vitest';
import { createStripeClient } from '../../platform/stripe-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const MADE = [200, { id: 're_1', object: 'refund' }] as const;
const TOO_MANY = [429, { error: { type: 'rate_limit_error', code: 'rate_limit' } }] as const;
const KEY_REFUSED = [403, { error: { type: 'invalid_request_error' } }] as const;
const UNKNOWN = [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }] as const;

type Fate = 'dropped' | readonly [status: number, body: object];

/** Starts a provider at which the requests fare like this, one after the other; returns the product's client, and the keys that it has sent. */
async function providerWith(fates: readonly Fate[]) {
  const keys: unknown[] = [];
  const left = [...fates];
  server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']);
    const fate = left.shift() ?? 'dropped';
    if (fate === 'dropped') request.socket.destroy();
    else response.writeHead(fate[0], { 'content-type': 'application/json' }).end(JSON.stringify(fate[1]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stripe: createStripeClient({ secretKey: 'sk_test_1', apiBase }), keys };
}

it('a request whose connection was closed is sent once more under its key', async () => {
  const { stripe, keys } = await providerWith(['dropped', MADE]);
  await expect(stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'key' })).resolves.toMatchObject(MADE[1]);
  expect(keys).toEqual(['key', 'key']);
});

it('what the provider answers to the repeat itself counts', async () => {
  const { stripe } = await providerWith(['dropped', UNKNOWN]);
  await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toThrow(Stripe.errors.StripeInvalidRequestError);
});

it.each([
  ['is turned away', TOO_MANY],
  ['is turned away because of its key', KEY_REFUSED],
  ['is closed as well', 'dropped'],
] as const)('the outcome is open when the repeat %s, and nothing is sent a third time', async (_how, fate) => {
  const { stripe, keys } = await providerWith(['dropped', fate, MADE]);
  await expect(stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'key' })).rejects.toThrow(
    Stripe.errors.StripeConnectionError,
  );
  expect(keys).toEqual(['key', 'key']);
});

it('a request that is turned away at once has definitely failed', async () => {
  const { stripe, keys } = await providerWith([TOO_MANY]);
  await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toThrow(Stripe.errors.StripeRateLimitError);
  expect(keys).toHaveLength(1);
});
