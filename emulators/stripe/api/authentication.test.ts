import { describe, expect, it } from 'vitest';
import { authenticate, checkVersion } from './authentication.ts';

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

describe('authenticate', () => {
  it.each(['Bearer sk_test_standin', 'bearer sk_test_standin_anything', basic('sk_test_standin')])(
    'lets %s in',
    (authorization) => {
      expect(() => authenticate({ authorization })).not.toThrow();
    },
  );

  it.each([undefined, '', 'Bearer', 'Digest sk_test_standin'])('asks for a key when it gets %j', (authorization) => {
    expect(() => authenticate({ authorization })).toThrow('You did not provide an API key');
  });

  it.each(['sk_live_1234567890abcd', 'rk_live_1234567890abcd', 'pk_live_1234567890abcd'])(
    'refuses the live key %s without repeating it',
    (key) => {
      expect(() => authenticate({ authorization: `Bearer ${key}` })).toThrow(/^A live mode API key was sent/);
      expect(() => authenticate({ authorization: basic(key) })).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining(key) as string }),
      );
    },
  );

  it('refuses any other key and shows only its ends', () => {
    expect(() => authenticate({ authorization: 'Bearer sk_test_51ABCDEFGHIJwxyz' })).toThrow(
      'Invalid API Key provided: sk_test_************wxyz',
    );
  });
});

describe('checkVersion', () => {
  it('accepts what looks like a version, or none', () => {
    for (const version of [undefined, '2020-08-27', '2026-10-28.endive'])
      expect(() => checkVersion({ 'stripe-version': version })).not.toThrow();
  });

  it('refuses what does not', () => {
    expect(() => checkVersion({ 'stripe-version': 'latest' })).toThrow('Invalid Stripe API version: latest');
  });
});
