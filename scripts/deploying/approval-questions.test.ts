import { describe, expect, it } from 'vitest';
import { clientOfKey } from './approval-questions.ts';

describe('a deploy', () => {
  it.each([
    ['sk_live_1', false],
    ['rk_test_1', true],
  ])('may ask with %s where TEST_DEPLOYMENT is %s', (key, isTest) => {
    expect(clientOfKey(key, { isTest })).not.toBeTypeOf('string');
  });

  it.each([
    [undefined, false, 'STRIPE_SECRET_KEY is not set here'],
    ['', true, 'STRIPE_SECRET_KEY is not set here'],
    ['sk_test_1', false, 'STRIPE_SECRET_KEY must be a live key'],
    ['rk_live_1', true, 'TEST_DEPLOYMENT=on needs a test key'],
  ])('does not ask with %s where TEST_DEPLOYMENT is %s', (key, isTest, said) => {
    expect(clientOfKey(key, { isTest })).toContain(said);
  });
});
