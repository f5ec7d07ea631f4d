import { expect, it } from 'vitest';
import { leftToEarn } from './project-earnings.ts';

const next = { views: 10_000, more: 3_000 };

it('leaves the most that the terms pay less what is paid, and at least the next step', () => {
  expect(leftToEarn(81_000, { paid: 33_210, next_step: next })).toBe(47_790);
  expect(leftToEarn(34_000, { paid: 33_210, next_step: next })).toBe(3_000);
  expect(leftToEarn(null, { paid: 33_210, next_step: next })).toBe(3_000);
});

it('leaves nothing where no views add to a project', () => {
  expect(leftToEarn(81_000, { paid: 33_210, next_step: null })).toBeNull();
});
