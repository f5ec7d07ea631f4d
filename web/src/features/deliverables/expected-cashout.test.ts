import { expect, it } from 'vitest';
import { expectedCashoutCents } from './expected-cashout.ts';

it('estimates the cashout by the share of the expected reach, to the cent', () => {
  expect(expectedCashoutCents(2500, 10_000, 50_000)).toBe(12_500);
  expect(expectedCashoutCents(1, 3, 100)).toBe(33);
});

it('estimates nothing when no reach is expected', () => {
  expect(expectedCashoutCents(2500, 0, 50_000)).toBe(0);
  expect(expectedCashoutCents(2500, null, 50_000)).toBe(0);
});
