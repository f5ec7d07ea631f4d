import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectProvider, inspectProvider } from './connect-provider.ts';

const PROJECT = 'project-of-no-file';

/** Sets the key, and whether the project is a test deployment, as somebody who runs a command does. */
function given(key: string, isTest: boolean): void {
  vi.stubEnv('STRIPE_SECRET_KEY', key);
  vi.stubEnv('TEST_DEPLOYMENT', isTest ? 'on' : '');
}
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a command at the payment provider', () => {
  it.each([
    ['sk_live_1', false],
    ['rk_live_1', false],
    ['sk_test_1', true],
  ])('takes %s where TEST_DEPLOYMENT is %s', (key, isTest) => {
    given(key, isTest);
    expect(() => connectProvider(PROJECT)).not.toThrow();
  });

  it.each([
    ['sk_test_1', false, /must be a live key/],
    ['sk_live_1', true, /needs a test key/],
  ])('refuses %s where TEST_DEPLOYMENT is %s, but looks at its account', (key, isTest, said) => {
    given(key, isTest);
    expect(() => connectProvider(PROJECT)).toThrow(said);
    expect(() => inspectProvider(PROJECT)).not.toThrow();
  });

  it.each([connectProvider, inspectProvider])('needs a key for a deployed project', (connect) => {
    given('', false);
    expect(() => connect(PROJECT)).toThrow('Set STRIPE_SECRET_KEY');
  });
});
