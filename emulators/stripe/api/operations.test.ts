import { describe, expect, it } from 'vitest';
import { StripeFailure } from '../shared/errors.ts';
import { limitations, resourcesNotImitated } from './limitations.ts';
import { findOperation, operations } from './operations.ts';

function refusal(method: string, path: string): StripeFailure | undefined {
  try {
    findOperation(method, path);
  } catch (error) {
    if (error instanceof StripeFailure) return error;
    throw error;
  }
  return undefined;
}

describe('the endpoints', () => {
  it('have each a name and an address of their own', () => {
    expect(operations.length).toBeGreaterThan(35);
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length);
  });

  it('are found by method and path, with the ids in it', () => {
    const { operation, ids } = findOperation('GET', '/v1/transfers/tr_1/reversals/trr_2');
    expect(operation.name).toBe('transfers.retrieveReversal');
    expect(ids).toEqual({ transfer: 'tr_1', id: 'trr_2' });
    expect(findOperation('POST', '/v1/checkout/sessions/cs_1/expire').operation.name).toBe('checkout.sessions.expire');
  });

  it.each([
    ['GET', '/v1/customers'],
    ['POST', '/v1/payment_intents'],
    ['DELETE', '/v1/transfers/tr_1'],
    ['GET', '/v2/core/accounts'],
  ])('refuse what only Stripe has by name: %s %s', (method, path) => {
    const found = refusal(method, path);
    expect(found).toMatchObject({ status: 501, body: { code: 'not_imitated' } });
    expect(found?.message).toContain(`${method} ${path}`);
  });

  it('answer 404 for what nobody has', () => {
    expect(refusal('GET', '/v1/pirates')).toMatchObject({ status: 404, body: { type: 'invalid_request_error' } });
    expect(refusal('GET', '/v1/transfers/')).toMatchObject({ status: 501 });
  });
});

describe('the list of what is left out', () => {
  it('names no resource that is there', () => {
    const there = new Set(operations.map(({ path }) => path.split('/')[2]));
    expect(resourcesNotImitated.filter((name) => there.has(name))).toEqual([]);
  });

  it('gives a reason for everything', () => {
    expect(limitations.length).toBeGreaterThan(10);
    for (const { what, why } of limitations) expect(Math.min(what.length, why.length)).toBeGreaterThan(10);
  });
});
