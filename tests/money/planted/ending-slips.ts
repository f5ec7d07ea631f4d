import { confirmCheckout, openCheckout, payCheckout, returnFromCheckout } from '../commands/checkout.ts';
import { judgeCase } from '../commands/closing.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { extend } from '../commands/extension.ts';
import { refundByHand, sendRefundBack } from '../commands/provider.ts';
import { settleFailed } from '../commands/settlements.ts';
import { runJob } from '../commands/time.ts';
import { CLOSED_LONG_AGO, SENT, type Slip } from './slips.ts';
import { stepOf } from '../steps.ts';

/** Another loot, which ends in a few days and is paid for by PayNow. */
const PAYNOW_LOOT = [
  stepOf(openCheckout, 0, 3),
  stepOf(payCheckout, 1, 3),
  stepOf(confirmCheckout),
  stepOf(returnFromCheckout, 1),
];
const [IN_30_DAYS, IN_3_DAYS] = [1, 3];
/** The number of the reconciler among the jobs. */
const RECONCILE = 7;

/** Slips about when a loot ends, how its money goes back at last and what its books say of that, with steps that show them. */
export const ENDING_SLIPS: readonly Slip[] = [
  [
    'a loot is extended beyond the days in which PayNow refunds it',
    'a loot that outlives its refund',
    /ends too late for a refund by paynow/,
    [...PAYNOW_LOOT, stepOf(extend, 0, IN_30_DAYS)],
  ],
  [
    'an end date is moved to an earlier day',
    'a broken promise',
    /was to end on \S+, and ends on/,
    [...PAYNOW_LOOT, stepOf(extend, 0, IN_3_DAYS)],
  ],
  [
    'a failed refund is settled without asking the provider, which has given it back by hand',
    'no look at the provider',
    /are settled, of \d+ that are left there/,
    [
      ...CLOSED_LONG_AGO,
      stepOf(judgeCase),
      SENT,
      stepOf(sendRefundBack),
      stepOf(deliverAll),
      stepOf(refundByHand),
      stepOf(settleFailed),
    ],
  ],
  [
    'a settled refund is given back by hand, and nobody is told',
    'no alarm',
    /gives back what was settled, and nobody is told/,
    [
      ...CLOSED_LONG_AGO,
      stepOf(judgeCase),
      SENT,
      stepOf(sendRefundBack),
      stepOf(deliverAll),
      stepOf(settleFailed),
      stepOf(refundByHand),
    ],
  ],
  [
    'a payment that has differed from the provider is never held against it again',
    'a difference for good',
    /is still told, and was put right long ago/,
    [stepOf(refundByHand), stepOf(runJob, RECONCILE), stepOf(deliverAll)],
  ],
];
