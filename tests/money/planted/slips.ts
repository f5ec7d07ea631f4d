import { loseAccount } from '../commands/accounts.ts';
import { sendToBank } from '../commands/bank-evidence.ts';
import { cancelOpened, openAgain, openCheckout } from '../commands/checkout.ts';
import { close, judgeCase, leaveDoubted } from '../commands/closing.ts';
import { approveDeliverable, processOrRetry, turnDeliverableDown } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { buyViews } from '../commands/evidence.ts';
import { decideAgain, decideDispute, dispute, fail, holdRequest, warn } from '../commands/provider.ts';
import { readPost } from '../commands/readings.ts';
import { deliverBetter } from '../commands/second-thoughts.ts';
import { goOn, passTime, runJob } from '../commands/time.ts';
import { type Step, stepOf } from '../steps.ts';

const [MINUTES, EIGHT_DAYS] = [1, 7];
const [PAYOUTS, REFUNDS] = [0, 2];
/** The number by which `judgeCase` flags. */
const FLAGGED = 3;
/** Faults of the provider's next request: for a transfer, for a refund. */
const ANSWERS_NOTHING = stepOf(fail, 0, 0);
const NEVER_HEARS = stepOf(fail, 0, 2);
const [NO_BALANCE, NO_BALANCE_FOR_REFUND] = [stepOf(fail, 0, 6), stepOf(fail, 3, 6)];
const [TURNS_AWAY, TURNS_REFUND_AWAY] = [stepOf(fail, 0, 4), stepOf(fail, 3, 4)];
/** The connection is dropped after the provider's work, and the repeat meets the provider's next fault. */
const DROPS = stepOf(fail, 0, 8);
const DROPS_REFUND = stepOf(fail, 3, 8);
const HELD_FOR_MINUTES = stepOf(holdRequest, 1);
const RETRY = stepOf(processOrRetry, 0, 1);
export const CLOSED_LONG_AGO = [stepOf(close), stepOf(passTime, EIGHT_DAYS), stepOf(runJob, REFUNDS)];
export const SENT = stepOf(runJob, REFUNDS);
/** The number by which `dispute` makes a dispute that was prevented. */
const PREVENTED = 8;
/** The numbers by which `dispute` asks first, by which `judgeCase` refuses, and by which `decideDispute` goes on with what was asked. */
const [INQUIRY, REFUSED, GOES_ON] = [7, 2, 1];
/** Answers of the platform about a post. */
const [GONE, NOT_ALLOWED] = [stepOf(readPost, 0, 0, 3), stepOf(readPost, 0, 3, 3)];

export type Slip = readonly [what: string, slip: string, said: RegExp, steps: readonly Step[]];

/** Slips with steps that show them. Random steps do, too, in `npm run soak:money`, some of them only after a thousand sequences. */
export const SLIPS: readonly Slip[] = [
  [
    'an old attempt’s end is booked for the one that followed it',
    'whichever attempt',
    /\(failed\) was transferred/,
    [
      NO_BALANCE,
      stepOf(approveDeliverable, 0, 24, 24, 'stalling'),
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
    'a transfer whose repeat after a dropped connection is turned away counts as failed',
    'a hidden repeat',
    /\(failed\) was transferred/,
    [DROPS, TURNS_AWAY, stepOf(approveDeliverable)],
  ],
  [
    'a refund whose repeat after a dropped connection is turned away counts as failed',
    'a hidden repeat',
    /\(failed\) was made/,
    [...CLOSED_LONG_AGO, stepOf(judgeCase), DROPS_REFUND, TURNS_REFUND_AWAY, SENT],
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
    'a dispute counts as it was decided first',
    'no second decision',
    /\(lost\) is won there/,
    [
      stepOf(dispute, 0, 1),
      stepOf(deliverAll),
      stepOf(decideDispute, 0, 1),
      stepOf(deliverAll),
      stepOf(decideAgain, 0, 1),
      stepOf(deliverAll),
    ],
  ],
  [
    'a prevented dispute is booked as if it had taken nothing',
    'a prevented dispute takes nothing',
    /\(won\) is prevented there/,
    [stepOf(dispute, 0, 1, PREVENTED), stepOf(deliverAll)],
  ],
  [
    'a bank that goes on after its inquiry is not put before the admins again',
    'an answer to the inquiry only',
    /waits for an answer \(needs_response\), and no admin was asked/,
    [
      stepOf(dispute, 0, 1, INQUIRY),
      stepOf(deliverAll),
      stepOf(judgeCase, 0, REFUSED),
      stepOf(passTime, MINUTES),
      stepOf(decideDispute, 0, GOES_ON),
      stepOf(deliverAll),
    ],
  ],
  [
    'evidence is sent to a bank twice, and the answer to the second time forgets the first',
    'evidence twice',
    /has evidence that no case knows of/,
    [stepOf(dispute, 0, 1), stepOf(deliverAll), stepOf(sendToBank)],
  ],
  [
    'a loot goes on whose payment was taken back',
    'a loot without money',
    /has taken all there was, and the loot goes on/,
    [stepOf(dispute), stepOf(deliverAll), stepOf(decideDispute, 0, 1), stepOf(deliverAll)],
  ],
  [
    'a payment that may be fraud still pays',
    'a warning that nobody hears',
    /sets money aside after a warning of fraud/,
    [stepOf(warn), stepOf(deliverAll), stepOf(approveDeliverable)],
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
    'what an admin has flagged has no last day',
    'a doubt without an end',
    /still waits for an admin after its last day/,
    [stepOf(buyViews), stepOf(approveDeliverable), stepOf(leaveDoubted)],
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
