import { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { expect, it } from 'vitest';
import { moneyTones, payoutTones } from './money-tones.ts';

const GOLD = /gold|accent/;

it('are gold for paid money alone', () => {
  const golden = PayoutStatus.options.filter((status) => GOLD.test(moneyTones[payoutTones[status]].badge));
  expect(golden).toEqual(['paid']);
});

it('tell what is on its way from what is held', () => {
  expect(payoutTones).toMatchObject({ reserved: 'reserved', sending: 'reserved', held: 'held', unresolved: 'held' });
  expect(moneyTones.reserved.badge).not.toBe(moneyTones.held.badge);
});
