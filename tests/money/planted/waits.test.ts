import { vi } from 'vitest';
import type * as PaymentRefusal from '../../../functions/src/payments/statements/payment-refusal.ts';
import { loseAccount, openAccount } from '../commands/accounts.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { letYoungWait } from '../commands/operator.ts';
import { stepOf } from '../steps.ts';
import { catchSlips } from './catch-slips.ts';

/** The slip by which the product forgets that payments wait, while it is planted. */
const planted = vi.hoisted(() => ({ slip: '' }));

vi.mock('../../../functions/src/payments/statements/payment-refusal.ts', async (original) => {
  const real = await original<typeof PaymentRefusal>();
  const findWait: typeof real.findWait = (...asked) => (planted.slip ? null : real.findWait(...asked));
  return { ...real, findWait };
});

const APPROVED = stepOf(approveDeliverable);

catchSlips(
  'money that is sent at once, although payments wait',
  [
    [
      'to an account that has taken the place of another',
      'no wait',
      /which has just taken the place of another account/,
      [stepOf(loseAccount), stepOf(openAccount), stepOf(deliverAll), APPROVED],
    ],
    ['to a young account', 'no wait', /which is less than three days old/, [stepOf(letYoungWait), APPROVED]],
    [
      'of a young charge',
      'no wait',
      /less than three days after its loot was paid for/,
      [stepOf(letYoungWait), APPROVED],
    ],
  ],
  planted,
);
