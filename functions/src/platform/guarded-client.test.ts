import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { guarded } from './guarded-client.ts';

class Answer extends Stripe.HttpClientResponse {
  readonly #json: object;

  constructor(json: object, status: number) {
    super(status, {});
    this.#json = json;
  }

  override getRawResponse(): object {
    return {};
  }

  override toJSON() {
    return Promise.resolve(this.#json);
  }
}

/** Returns a client of one mode whose provider answers every request with `json`. */
function clientOf(isLive: boolean, json: object, tellOtherMode = (_path: string) => {}): Stripe {
  const inner = { getClientName: () => 'fixed', makeRequest: () => Promise.resolve(new Answer(json, 200)) };
  const httpClient = guarded(inner, { mayAsk: () => Promise.resolve(true), isLive, tellOtherMode });
  return new Stripe('sk_test_1', { httpClient, maxNetworkRetries: 0, telemetry: false });
}

const charge = (livemode: boolean) => ({ id: 'ch_1', object: 'charge', livemode });

describe('an answer of the payment provider', () => {
  it.each([true, false])('is read when its object is of the mode of the key: live %s', async (isLive) => {
    expect(await clientOf(isLive, charge(isLive)).charges.retrieve('ch_1')).toMatchObject({ id: 'ch_1' });
  });

  it.each([
    ['itself', charge(true)],
    ['in a list', { object: 'list', has_more: false, data: [charge(false), charge(true)] }],
    ['that was expanded', { ...charge(false), balance_transaction: { id: 'txn_1', livemode: true } }],
  ])('is not read when it shows a live object to a test key: %s', async (_where, json) => {
    await expect(clientOf(false, json).charges.retrieve('ch_1')).rejects.toThrow('Invalid JSON received');
  });

  it('is not read when it shows a test object to a live key', async () => {
    await expect(clientOf(true, charge(false)).charges.retrieve('ch_1')).rejects.toThrow('Invalid JSON received');
  });

  it('that is not read is told with the path of its request, and no other is', async () => {
    const told: string[] = [];
    const tell = (path: string) => void told.push(path);
    await clientOf(false, charge(false), tell).charges.retrieve('ch_1');
    await expect(clientOf(false, charge(true), tell).charges.retrieve('ch_2')).rejects.toThrow();
    expect(told).toEqual(['/v1/charges/ch_2']);
  });
});

describe('a refusal of the key', () => {
  it.each([
    [401, {}, ['POST /v1/refunds']],
    [403, {}, ['POST /v1/refunds']],
    [403, { code: 'account_invalid' }, []],
    [400, {}, []],
    [429, { code: 'rate_limit' }, []],
  ])('is told with its request, and no other is: %d %o', async (status, error, expected) => {
    const told: string[] = [];
    const json = { error: { type: 'invalid_request_error', message: 'No.', ...error } };
    const inner = { getClientName: () => 'fixed', makeRequest: () => Promise.resolve(new Answer(json, status)) };
    const tellKeyRefused = (method: string, path: string) => void told.push(`${method} ${path}`);
    const httpClient = guarded(inner, { mayAsk: () => Promise.resolve(true), tellKeyRefused });
    const stripe = new Stripe('rk_test_1', { httpClient, maxNetworkRetries: 0, telemetry: false });
    await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toThrow('No.');
    expect(told).toEqual(expected);
  });

  it('is not one where nothing was sent, because the key is of another account than the pinned one', async () => {
    const told: string[] = [];
    const inner = { getClientName: () => 'fixed', makeRequest: () => Promise.resolve(new Answer({}, 200)) };
    const guards = { mayAsk: () => Promise.resolve(false), tellKeyRefused: (path: string) => void told.push(path) };
    const stripe = new Stripe('sk_test_1', { httpClient: guarded(inner, guards), maxNetworkRetries: 0 });
    await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toThrow('Not sent');
    expect(told).toEqual([]);
  });
});
