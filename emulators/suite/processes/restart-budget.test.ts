import { expect, it } from 'vitest';
import { createRestartBudget } from './restart-budget.ts';

it('allows restarts until there were too many within the window, and again when they are past', () => {
  let now = 0;
  const budget = createRestartBudget(2, 1_000, () => now);

  expect([budget.mayRestart(), budget.mayRestart(), budget.mayRestart()]).toEqual([true, true, false]);

  now = 2_000;
  expect(budget.mayRestart()).toBe(true);
});
