import { expect, it, vi } from 'vitest';
import type * as PaymentRefusal from '../../functions/src/payments/statements/payment-refusal.ts';
import { loseAccount, openAccount } from './commands/accounts.ts';
import { approveDeliverable } from './commands/decisions.ts';
import { deliverAll } from './commands/deliveries.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf } from './steps.ts';

/** True while the product forgets that payments to a replaced account wait. */
const planted = vi.hoisted(() => ({ slip: false }));

vi.mock('../../functions/src/payments/statements/payment-refusal.ts', async (original) => {
  const real = await original<typeof PaymentRefusal>();
  const payoutsWaitUntil: typeof real.payoutsWaitUntil = (...asked) =>
    planted.slip ? null : real.payoutsWaitUntil(...asked);
  return { ...real, payoutsWaitUntil };
});

it('catches money that is sent at once to an account that has taken the place of another', async () => {
  const steps = [stepOf(loseAccount), stepOf(openAccount), stepOf(deliverAll), stepOf(approveDeliverable)];
  const run = () => runSequence(steps, { openDatabase: inMemory() });
  await run();
  planted.slip = true;
  try {
    await expect(run()).rejects.toThrow(/which has just taken the place of another account/);
  } finally {
    planted.slip = false;
  }
});
