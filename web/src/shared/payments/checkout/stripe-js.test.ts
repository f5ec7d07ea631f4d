import { loadStripe } from '@stripe/stripe-js/pure';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modeOf, loadStripeJs, requireModeOf } from './stripe-js.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn(() => Promise.reject(new Error('blocked'))) }));
const withKey = (key: string) => vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', key);
afterEach(() => vi.unstubAllEnvs());

describe('Stripe.js', () => {
  it('is not loaded without a key', async () => {
    withKey('');
    expect(await loadStripeJs()).toBeNull();
    withKey('something else');
    expect(await loadStripeJs()).toBeNull();
    expect(loadStripe).not.toHaveBeenCalled();
  });

  it('is loaded once with one, and does not mind being blocked', async () => {
    withKey('pk_test_1');
    expect(await Promise.all([loadStripeJs(), loadStripeJs()])).toEqual([null, null]);
    expect(loadStripe).toHaveBeenCalledExactlyOnceWith('pk_test_1');
  });
});

describe('the mode of a checkout', () => {
  it('is read from what was issued', () => {
    expect(['pk_test_1', 'cs_live_1', 'pk_', 'test'].map(modeOf)).toEqual(['test', 'live', undefined, undefined]);
  });

  it('has to be that of the key, where there is one', () => {
    withKey('pk_test_1');
    expect(() => requireModeOf('cs_test_1')).not.toThrow();
    expect(() => requireModeOf('cs_live_1')).toThrow('answered in live mode instead of test mode');
    expect(() => requireModeOf('cs_1')).toThrow('unknown mode');
    withKey('');
    expect(() => requireModeOf('cs_live_1')).not.toThrow();
  });
});
