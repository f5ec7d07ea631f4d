import { expect, it, vi } from 'vitest';
import type * as PaymentRefusal from '../../../functions/src/payments/statements/payment-refusal.ts';
import { loseAccount, openAccount } from '../commands/accounts.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { letYoungWait } from '../commands/operator.ts';
import { inMemory } from '../databases.ts';
import { runSequence } from '../run-sequence.ts';
import { stepOf, type Step } from '../steps.ts';

/** True while the product forgets that payments wait. */
const planted = vi.hoisted(() => ({ slip: false }));

vi.mock('../../../functions/src/payments/statements/payment-refusal.ts', async (original) => {
  const real = await original<typeof PaymentRefusal>();
  const findWait: typeof real.findWait = (...asked) => (planted.slip ? null : real.findWait(...asked));
  return { ...real, findWait };
});

it.each<[what: string, said: RegExp, before: readonly Step[]]>([
  [
    'to an account that has taken the place of another',
    /which has just taken the place of another account/,
    [stepOf(loseAccount), stepOf(openAccount), stepOf(deliverAll)],
  ],
  ['to an account that is young', /which is less than three days old/, [stepOf(letYoungWait)]],
  ['of a charge that is young', /less than three days after its loot was paid for/, [stepOf(letYoungWait)]],
])('catches money that is sent at once %s', async (_what, said, before) => {
  const run = () => runSequence([...before, stepOf(approveDeliverable)], { openDatabase: inMemory() });
  await run();
  planted.slip = true;
  try {
    await expect(run()).rejects.toThrow(said);
  } finally {
    planted.slip = false;
  }
});
