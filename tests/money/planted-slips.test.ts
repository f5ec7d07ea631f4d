import type * as Reading from '@doubloon/contract/readings/reading.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it, vi } from 'vitest';
import type * as Attempt from '../../functions/src/payments/attempts/attempt.ts';
import type * as DisputeBook from '../../functions/src/payments/disputes/dispute-book.ts';
import type * as DecideHeld from '../../functions/src/payments/payouts/decide-held.ts';
import type * as HeldPayout from '../../functions/src/payments/payouts/held-payout.ts';
import type * as EndCheckout from '../../functions/src/payments/checkouts/end-checkout.ts';
import type * as Lapsing from '../../functions/src/payments/payouts/live-payout.ts';
import type * as OpenClaims from '../../functions/src/payments/refunds/open-claims.ts';
import type * as RefundHold from '../../functions/src/payments/refunds/refund-hold.ts';
import type * as SettlePayout from '../../functions/src/payments/payouts/settle-payout.ts';
import { payoutIdOf } from '../../functions/src/payments/payouts/payable.ts';
import { loseAccount } from './commands/accounts.ts';
import { cancelOpened, openAgain, openCheckout } from './commands/checkout.ts';
import { close, judgeCase } from './commands/closing.ts';
import { approveDeliverable, processOrRetry, turnDeliverableDown } from './commands/decisions.ts';
import { deliverAll } from './commands/deliveries.ts';
import { buyViews } from './commands/evidence.ts';
import { decideDispute, dispute, fail, holdRequest } from './commands/provider.ts';
import { readPost } from './commands/readings.ts';
import { deliverBetter } from './commands/second-thoughts.ts';
import { goOn, passTime, runJob } from './commands/time.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { type Step, stepOf } from './steps.ts';

/** The slip in the product's own code that is planted while a test runs; without one it is itself. */
const planted = vi.hoisted(() => ({ slip: '' }));

const isPlanted = (slip: string) => planted.slip === slip;

vi.mock('../../functions/src/payments/payouts/settle-payout.ts', async (original) => {
  const real = await original<typeof SettlePayout>();
  const settlePayout: typeof real.settlePayout = async (tx, deps, settlement) => {
    if (!isPlanted('whichever attempt')) return real.settlePayout(tx, deps, settlement);
    return real.settlePayout(tx, deps, { ...settlement, sent: await tx.payouts.get(settlement.sent.id) });
  };
  return { ...real, settlePayout };
});

vi.mock('../../functions/src/payments/attempts/attempt.ts', async (original) => {
  const real = await original<typeof Attempt>();
  const sendAttempt: typeof real.sendAttempt = (deps, attempt, options) =>
    real.sendAttempt(
      deps,
      isPlanted('one key') ? { ...attempt, key: attempt.key.replace(/[:_]\d+$/, '') } : attempt,
      isPlanted('turned away') ? { isReplay: false } : options,
    );
  return { ...real, sendAttempt };
});

vi.mock('../../functions/src/payments/refunds/refund-hold.ts', async (original) => {
  const real = await original<typeof RefundHold>();
  const findRefundHold: typeof real.findRefundHold = (tx, payables, funds, now) => {
    const balances = isPlanted('a payout in flight') ? { ...funds.balances, reserved: 0 } : funds.balances;
    return real.findRefundHold(tx, payables, { ...funds, balances }, now);
  };
  return { ...real, findRefundHold };
});

vi.mock('../../functions/src/payments/refunds/open-claims.ts', async (original) => {
  const real = await original<typeof OpenClaims>();
  const findOpenClaim: typeof real.findOpenClaim = (...asked) =>
    isPlanted('work that waits') ? Promise.resolve(null) : real.findOpenClaim(...asked);
  const hasUnpaidClaims: typeof real.hasUnpaidClaims = (...asked) =>
    isPlanted('work that is owed') ? Promise.resolve(false) : real.hasUnpaidClaims(...asked);
  return { ...real, findOpenClaim, hasUnpaidClaims };
});

vi.mock('../../functions/src/payments/disputes/dispute-book.ts', async (original) => {
  const real = await original<typeof DisputeBook>();
  const closeDisputeStep: typeof real.closeDisputeStep = (funds, dispute) =>
    real.closeDisputeStep(funds, isPlanted('every dispute is lost') ? { ...dispute, status: 'lost' } : dispute);
  const isLostInFull: typeof real.isLostInFull = (funds) =>
    !isPlanted('a loot without money') && real.isLostInFull(funds);
  return { ...real, closeDisputeStep, isLostInFull };
});

vi.mock('../../functions/src/payments/payouts/live-payout.ts', async (original) => {
  const real = await original<typeof Lapsing>();
  const lapsePayoutOf: typeof real.lapsePayoutOf = (...found) =>
    isPlanted('another count') ? Promise.resolve() : real.lapsePayoutOf(...found);
  return { ...real, lapsePayoutOf };
});

vi.mock('../../functions/src/payments/checkouts/end-checkout.ts', async (original) => {
  const real = await original<typeof EndCheckout>();
  const endCheckout: typeof real.endCheckout = async (context, checkout) => {
    if (!isPlanted('an old page')) return real.endCheckout(context, checkout);
    const ended = { status: 'expired', checkAt: null } as const;
    await context.db.firestore.collection(COLLECTIONS.checkouts).doc(checkout.id).update(ended);
    return { ...checkout, ...ended };
  };
  return { ...real, endCheckout };
});

vi.mock('@doubloon/contract/readings/reading.ts', async (original) => {
  const real = await original<typeof Reading>();
  const postStateAfter: typeof real.postStateAfter = (problem, known) =>
    isPlanted('out of sight') && problem === 'grant_needed' ? 'unknown' : real.postStateAfter(problem, known);
  return { ...real, postStateAfter };
});

vi.mock('../../functions/src/payments/payouts/decide-held.ts', async (original) => {
  const real = await original<typeof DecideHeld>();
  const decideHeld: typeof real.decideHeld = async (tx, payables, held, verdict) => {
    await real.decideHeld(tx, payables, held, verdict);
    const payout = await tx.payouts.find(payoutIdOf(held.subjectId));
    if (payout && isPlanted('a forgotten doubt')) tx.applicationFunds.update(payout.applicationId, { doubtedBy: null });
  };
  return { ...real, decideHeld };
});

vi.mock('../../functions/src/payments/payouts/held-payout.ts', async (original) => {
  const real = await original<typeof HeldPayout>();
  const isDoubted: typeof real.isDoubted = (found) => !isPlanted('a doubt that ends') && real.isDoubted(found);
  return { ...real, isDoubted };
});

const [MINUTES, EIGHT_DAYS] = [1, 7];
const [PAYOUTS, REFUNDS] = [0, 2];
/** The number by which the command `judgeCase` flags a payment. */
const FLAGGED = 3;
/** Faults of the provider's next request: for a transfer, for a refund. */
const ANSWERS_NOTHING = stepOf(fail, 0, 0);
const NEVER_HEARS = stepOf(fail, 0, 2);
const [NO_BALANCE, NO_BALANCE_FOR_REFUND] = [stepOf(fail, 0, 6), stepOf(fail, 3, 6)];
const [TURNS_AWAY, TURNS_REFUND_AWAY] = [stepOf(fail, 0, 4), stepOf(fail, 3, 4)];
const HELD_FOR_MINUTES = stepOf(holdRequest, 1);
const RETRY = stepOf(processOrRetry, 0, 1);
const CLOSED_LONG_AGO = [stepOf(close), stepOf(passTime, EIGHT_DAYS), stepOf(runJob, REFUNDS)];
const SENT = stepOf(runJob, REFUNDS);
/** Answers of the platform about a post. */
const [GONE, NOT_ALLOWED] = [stepOf(readPost, 0, 0, 3), stepOf(readPost, 0, 3, 3)];

/** Slips with steps that show them. Random steps do, too, in `npm run soak:money`, some of them only after a thousand sequences. */
const SLIPS: readonly (readonly [what: string, slip: string, said: RegExp, steps: readonly Step[]])[] = [
  [
    'an old attempt’s end is booked for the one that followed it',
    'whichever attempt',
    /\(failed\) was transferred/,
    [
      NO_BALANCE,
      stepOf(approveDeliverable, 0, 21, 21, 'stalling'),
      stepOf(passTime, MINUTES),
      stepOf(runJob, PAYOUTS),
      ANSWERS_NOTHING,
      RETRY,
      stepOf(goOn),
    ],
  ],
  [
    'all attempts of a payout have one key',
    'one key',
    /the key \S+ was used for/,
    [NO_BALANCE, stepOf(approveDeliverable), RETRY],
  ],
  [
    'all attempts of a refund have one key',
    'one key',
    /the key \S+ was used for/,
    [...CLOSED_LONG_AGO, stepOf(judgeCase), NO_BALANCE_FOR_REFUND, SENT],
  ],
  [
    'a transfer that is asked for again and turned away counts as failed',
    'turned away',
    /\(failed\) was transferred/,
    [
      HELD_FOR_MINUTES,
      stepOf(approveDeliverable),
      stepOf(passTime, MINUTES),
      TURNS_AWAY,
      stepOf(runJob, PAYOUTS),
      stepOf(passTime, MINUTES),
    ],
  ],
  [
    'a refund that is asked for again and turned away counts as failed',
    'turned away',
    /\(failed\) was made/,
    [
      ...CLOSED_LONG_AGO,
      stepOf(judgeCase),
      HELD_FOR_MINUTES,
      SENT,
      stepOf(passTime, MINUTES),
      TURNS_REFUND_AWAY,
      SENT,
      stepOf(passTime, MINUTES),
    ],
  ],
  [
    'a refund is sent while a payout is in flight',
    'a payout in flight',
    /was refunded while a payout was in flight/,
    [...CLOSED_LONG_AGO, stepOf(passTime, EIGHT_DAYS), NEVER_HEARS, stepOf(approveDeliverable), SENT],
  ],
  [
    'a refund is sent while work waits for its decision',
    'work that waits',
    /was refunded while work waits/,
    [stepOf(close), SENT, stepOf(judgeCase), SENT],
  ],
  [
    'a refund is sent while work that was accepted waits for its payment',
    'work that is owed',
    /was refunded while work that was accepted waits for its payment/,
    [stepOf(loseAccount), stepOf(approveDeliverable), ...CLOSED_LONG_AGO, stepOf(judgeCase), SENT],
  ],
  [
    'a dispute that was won is booked as lost',
    'every dispute is lost',
    /\(lost\) is won there/,
    [stepOf(dispute, 0, 1), stepOf(deliverAll), stepOf(decideDispute), stepOf(deliverAll)],
  ],
  [
    'a loot goes on whose payment was taken back',
    'a loot without money',
    /has taken all there was, and the loot goes on/,
    [stepOf(dispute), stepOf(deliverAll), stepOf(decideDispute, 0, 1), stepOf(deliverAll)],
  ],
  [
    'a failed payment stays, to be tried again, for a treasure that came back with another count',
    'another count',
    /which nobody has reported/,
    [NO_BALANCE, stepOf(approveDeliverable), stepOf(turnDeliverableDown, 0, 1), stepOf(deliverBetter, 0, 8)],
  ],
  [
    'a post that was taken down is unknown once nobody may ask for it',
    'out of sight',
    /was paid while its post was not there/,
    [GONE, NOT_ALLOWED, stepOf(approveDeliverable)],
  ],
  [
    'what an admin has flagged is paid by silence when it comes again',
    'a forgotten doubt',
    /was let go by silence, although an admin has doubted its project/,
    [
      stepOf(buyViews),
      stepOf(approveDeliverable),
      stepOf(judgeCase, 0, FLAGGED),
      stepOf(turnDeliverableDown, 0, 1),
      stepOf(deliverBetter, 0, 8),
      stepOf(approveDeliverable),
      stepOf(passTime, EIGHT_DAYS),
      stepOf(runJob, PAYOUTS),
    ],
  ],
  [
    'what an admin has flagged is paid on its last day',
    'a doubt that ends',
    /was let go before its day, and nobody has decided that/,
    [
      stepOf(buyViews),
      stepOf(approveDeliverable),
      stepOf(judgeCase, 0, FLAGGED),
      ...Array.from({ length: 4 }, () => stepOf(passTime, EIGHT_DAYS)),
      stepOf(runJob, PAYOUTS),
    ],
  ],
  [
    'the page of an earlier checkout stays open when the same draft is sent again',
    'an old page',
    /can be paid on 2 pages/,
    [stepOf(openCheckout), stepOf(openAgain, 1)],
  ],
  [
    'a checkout is told to be cancelled, and can be paid',
    'an old page',
    /is expired here, and can be paid there/,
    [stepOf(openCheckout), stepOf(cancelOpened, 1)],
  ],
];

describe('a slip planted in the product', () => {
  it.each(SLIPS)('is caught: %s', async (_what, slip, said, steps) => {
    const run = () => runSequence(steps, { openDatabase: inMemory() });
    await run();
    planted.slip = slip;
    try {
      await expect(run()).rejects.toThrow(said);
    } finally {
      planted.slip = '';
    }
  });
});
