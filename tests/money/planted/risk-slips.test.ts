import { vi } from 'vitest';
import type * as Cases from '../../../functions/src/cases/cases.ts';
import type * as FindVelocity from '../../../functions/src/flags/find-velocity.ts';
import type * as TakeStep from '../../../functions/src/payments/attempts/take-step.ts';
import type * as HeldPayout from '../../../functions/src/payments/payouts/held-payout.ts';
import type * as RefundHold from '../../../functions/src/payments/refunds/refund-hold.ts';
import type * as FraudWarning from '../../../functions/src/payments/disputes/fraud-warning.ts';
import { confirmCheckout, openCheckout, payCheckout, payRiskily, returnFromCheckout } from '../commands/checkout.ts';
import { judgeCase } from '../commands/closing.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { buyViews } from '../commands/evidence.ts';
import { limitVelocity } from '../commands/operator.ts';
import { fail, sendRefundBack, warn } from '../commands/provider.ts';
import { settleFailed } from '../commands/settlements.ts';
import { passTime, runJob } from '../commands/time.ts';
import { deliverDeliverable } from '../commands/work.ts';
import { stepOf } from '../steps.ts';
import { deliveredIn, ELEVATED, SECOND_LOOT } from '../stories/risky-loots.ts';
import { catchSlips } from './catch-slips.ts';
import { CLOSED_LONG_AGO, type Slip } from './slips.ts';

/** The slip in the product's own code that is planted while a test runs; without one it is itself. */
const planted = vi.hoisted(() => ({ slip: '' }));

const isPlanted = (slip: string) => planted.slip === slip;

vi.mock('../../../functions/src/payments/attempts/take-step.ts', async (original) => {
  const real = await original<typeof TakeStep>();
  const nextLook: typeof real.nextLook = (times, madeId, { now, maySend }) =>
    real.nextLook(times, madeId, { now, maySend: isPlanted('a replay after a warning') || maySend !== false });
  return { ...real, nextLook };
});

vi.mock('../../../functions/src/flags/find-velocity.ts', async (original) => {
  const real = await original<typeof FindVelocity>();
  const findVelocity: typeof real.findVelocity = async (...asked) => {
    const found = await real.findVelocity(...asked);
    const { ofOwner, ofCard, ofCreator } = found.velocity;
    return {
      ...found,
      velocity: {
        ofOwner: isPlanted('a blind limit of owners') ? { loots: 0, cents: 0 } : ofOwner,
        ofCard,
        ofCreator: isPlanted('a blind limit of creators') ? { payouts: 0, cents: 0 } : ofCreator,
      },
    };
  };
  return { ...real, findVelocity };
});

vi.mock('../../../functions/src/cases/cases.ts', async (original) => {
  const real = await original<typeof Cases>();
  const isDoubted: typeof real.isDoubted = (found) =>
    real.isDoubted(isPlanted('a risk that silence pays') ? { ...found, silenceRefuses: false } : found);
  return { ...real, isDoubted };
});

vi.mock('../../../functions/src/payments/payouts/held-payout.ts', async (original) => {
  const real = await original<typeof HeldPayout>();
  const isFoundAnew: typeof real.isFoundAnew = (now, known) =>
    !isPlanted('a warning after the case') && real.isFoundAnew(now, known);
  return { ...real, isFoundAnew };
});

vi.mock('../../../functions/src/payments/refunds/refund-hold.ts', async (original) => {
  const real = await original<typeof RefundHold>();
  const isOwedToCardholder: typeof real.isOwedToCardholder = (funds) =>
    !isPlanted('a thief with a bank account') && real.isOwedToCardholder(funds);
  return { ...real, isOwedToCardholder };
});

vi.mock('../../../functions/src/payments/disputes/fraud-warning.ts', async (original) => {
  const real = await original<typeof FraudWarning>();
  const fraudWarned: typeof real.fraudWarned = (context, event) =>
    isPlanted('a warning that is passed over') ? Promise.resolve(null) : real.fraudWarned(context, event);
  return { ...real, fraudWarned };
});

const [MINUTES, EIGHT_DAYS] = [1, 7];
const [PAYOUTS, REFUNDS] = [0, 2];
/** The provider's next transfer is never received. */
const NEVER_HEARS = stepOf(fail, 0, 2);
/** The number by which `openCheckout` opens one of a loot that ends soon, which PayNow may pay for. */
const ENDS_SOON = 3;
/** The number by which `payCheckout` pays by PayNow, confirmed later. */
const BY_PAYNOW = 3;
/** The owner of the first loot pays for another one without a card. */
const paidWithoutCard = (checkout: number) => [
  stepOf(openCheckout, 0, ENDS_SOON),
  stepOf(payCheckout, checkout, BY_PAYNOW),
  stepOf(confirmCheckout),
  stepOf(returnFromCheckout, checkout),
];
/** The number of the terms under which the first loot is paid per view. */
const PER_VIEW = 4;
/** The creator delivers another treasure, of a few hundred views. */
const DELIVERED_ANOTHER = stepOf(deliverDeliverable, 0, 2);

const SLIPS: readonly Slip[] = [
  [
    'the message of a warning is passed over',
    'a warning that is passed over',
    /nobody has heard the warning/,
    [stepOf(warn), stepOf(deliverAll)],
  ],
  [
    'a transfer that was never received is sent again after a warning',
    'a replay after a warning',
    /is sent again after a warning of fraud/,
    [
      NEVER_HEARS,
      stepOf(approveDeliverable),
      stepOf(warn),
      stepOf(deliverAll),
      stepOf(passTime, MINUTES),
      stepOf(runJob, PAYOUTS),
    ],
  ],
  [
    'what a warned payment has left is paid from the bank of the platform, because its refund has failed',
    'a thief with a bank account',
    /is paid from the bank of the platform after a warning of fraud/,
    [
      stepOf(warn),
      stepOf(deliverAll),
      stepOf(runJob, REFUNDS),
      stepOf(sendRefundBack),
      stepOf(deliverAll),
      stepOf(settleFailed),
    ],
  ],
  [
    'what a warning has come too late for is paid from the bank of the platform, because its refund has failed',
    'a thief with a bank account',
    /is paid from the bank of the platform after a warning of fraud/,
    [
      ...CLOSED_LONG_AGO,
      stepOf(judgeCase),
      stepOf(runJob, REFUNDS),
      stepOf(warn),
      stepOf(sendRefundBack),
      stepOf(deliverAll),
      stepOf(settleFailed),
    ],
  ],
  [
    'a risky payment is made because nobody has looked',
    'a risk that silence pays',
    /was let go by silence, although the payment for its loot is risky/,
    [
      ...deliveredIn(stepOf(payRiskily, 1, ELEVATED)),
      ...Array.from({ length: 5 }, () => stepOf(passTime, EIGHT_DAYS)),
      stepOf(runJob, PAYOUTS),
    ],
  ],
  [
    'what comes out about a held payment is passed over when nobody has decided',
    'a warning after the case',
    /was let go by silence, although the issuer of a card of its owner had warned/,
    [
      stepOf(buyViews),
      stepOf(approveDeliverable),
      ...SECOND_LOOT,
      stepOf(warn, 1),
      stepOf(deliverAll),
      stepOf(passTime, EIGHT_DAYS),
      stepOf(runJob, PAYOUTS),
    ],
  ],
  [
    'an owner pays for as much as they like in a day',
    'a blind limit of owners',
    /no admin was asked, although its owner pays for much/,
    [...paidWithoutCard(1), ...paidWithoutCard(2), stepOf(limitVelocity), stepOf(approveDeliverable)],
  ],
  [
    'a creator is paid as often as they like in a day',
    'a blind limit of creators',
    /no admin was asked, although its creator is paid much/,
    [
      stepOf(approveDeliverable, 0, 0, PER_VIEW),
      DELIVERED_ANOTHER,
      stepOf(approveDeliverable),
      DELIVERED_ANOTHER,
      stepOf(limitVelocity),
      stepOf(approveDeliverable),
    ],
  ],
];

catchSlips('a slip in what keeps risky money planted in the product', SLIPS, planted);
