import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const deployed = {
  GCLOUD_PROJECT: 'treasure',
  SITE_ORIGIN: 'https://doubloon.example',
  WEB_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_1',
};
const emulated = {
  ...deployed,
  STRIPE_SECRET_KEY: '',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};
const daysOf = (env: Readonly<Record<string, string>>) => readConfig(env).payoutWaitDays;

it('lets payments wait for three days when deployed, and not at all in the emulators', () => {
  expect(daysOf(deployed)).toBe(3);
  expect(daysOf({ ...deployed, PAYOUT_WAIT_DAYS: '' })).toBe(3);
  expect(daysOf(emulated)).toBe(0);
});

it('lets them wait for as long as is set', () => {
  expect(daysOf({ ...deployed, PAYOUT_WAIT_DAYS: '0' })).toBe(0);
  expect(daysOf({ ...emulated, PAYOUT_WAIT_DAYS: '7' })).toBe(7);
});

it.each(['-1', '15', '1.5', 'three'])('refuses %s', (days) => {
  expect(() => daysOf({ ...deployed, PAYOUT_WAIT_DAYS: days })).toThrow('PAYOUT_WAIT_DAYS');
});

it('lets a platform’s count be looked at for three days, or as many as are set', () => {
  const validatedFor = (env: Readonly<Record<string, string>>) => readConfig(env).validationDays;
  expect(validatedFor(deployed)).toBe(3);
  expect(validatedFor(emulated)).toBe(3);
  expect(validatedFor({ ...deployed, VALIDATION_DAYS: '7' })).toBe(7);
  for (const days of ['0', '15', 'three'])
    expect(() => validatedFor({ ...deployed, VALIDATION_DAYS: days })).toThrow('VALIDATION_DAYS');
});

it('lets ten conversations a day be begun without an answer, or as many as are set', () => {
  const unansweredOf = (env: Readonly<Record<string, string>>) => readConfig(env).unansweredConversations;
  expect(unansweredOf(deployed)).toBe(10);
  expect(unansweredOf(emulated)).toBe(10);
  expect(unansweredOf({ ...deployed, UNANSWERED_CONVERSATIONS: '3' })).toBe(3);
  for (const count of ['0', '51', '2.5', 'some'])
    expect(() => unansweredOf({ ...deployed, UNANSWERED_CONVERSATIONS: count })).toThrow('UNANSWERED_CONVERSATIONS');
});

it('takes any budget in the emulators, and none below the least one when deployed', () => {
  const leastOf = (env: Readonly<Record<string, string>>) => readConfig(env).leastBudgetCents;
  expect(leastOf(emulated)).toBe(0);
  expect(leastOf({ ...emulated, MIN_BUDGET: '250' })).toBe(25_000);
  expect(leastOf(deployed)).toBe(43_000);
  expect(leastOf({ ...deployed, MIN_BUDGET: '' })).toBe(43_000);
  expect(leastOf({ ...deployed, MIN_BUDGET: '0' })).toBe(0);
  for (const dollars of ['-1', '10001', '12.5', 'some'])
    expect(() => leastOf({ ...deployed, MIN_BUDGET: dollars })).toThrow('MIN_BUDGET');
});

it('wants no balance for refunds but what is due, or as many dollars as are set', () => {
  const floatOf = (env: Readonly<Record<string, string>>) => readConfig(env).floatCents;
  expect(floatOf(deployed)).toBe(0);
  expect(floatOf({ ...deployed, REFUND_FLOAT: '500' })).toBe(50_000);
  for (const dollars of ['-1', '0.5', '1000001', 'much'])
    expect(() => floatOf({ ...deployed, REFUND_FLOAT: dollars })).toThrow('REFUND_FLOAT');
});

it('answers many calls in the emulators, and as many as are set or usual when deployed', () => {
  const callsOf = (env: Readonly<Record<string, string>>) => readConfig(env).callsPerMinute;
  expect(callsOf(deployed)).toEqual({ user: 600, network: 6000 });
  expect(callsOf(emulated)).toEqual({ user: 1_000_000, network: 1_000_000 });
  expect(callsOf({ ...deployed, CALLS_OF_A_USER: '900' })).toEqual({ user: 900, network: 6000 });
  expect(callsOf({ ...emulated, CALLS_OF_A_NETWORK: '60' })).toEqual({ user: 1_000_000, network: 60 });
  for (const name of ['CALLS_OF_A_USER', 'CALLS_OF_A_NETWORK'])
    for (const calls of ['0', '59', '1000001', '99.5', 'many'])
      expect(() => callsOf({ ...deployed, [name]: calls })).toThrow(name);
});
