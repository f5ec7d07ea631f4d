import { describe, expect, it } from 'vitest';
import { fingerprint, nameOf } from './idempotency.ts';

describe('the fingerprint of a request', () => {
  it('does not depend on the order of parameters, at any depth', () => {
    expect(fingerprint({ a: '1', b: { c: '2', d: '3' } })).toBe(fingerprint({ b: { d: '3', c: '2' }, a: '1' }));
  });

  it.each([
    [{ a: '1' }, { a: '2' }],
    [{ a: ['1', '2'] }, { a: ['2', '1'] }],
    [{ a: '1' }, { a: '1', b: '' }],
    [{ a: { b: '1' } }, { a: { c: '1' } }],
  ])('tells %j from %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });
});

describe('an idempotency key', () => {
  it('is another key for another account', () => {
    const request = { key: 'k', endpoint: '/v1/transfers', params: {} };
    expect(nameOf({ ...request, account: null })).not.toBe(nameOf({ ...request, account: 'acct_1' }));
  });
});
