import { loseAccount, openAccount } from '../commands/accounts.ts';
import { close, judgeCase } from '../commands/closing.ts';
import {
  approveDeliverable,
  judgeProof,
  processOrRetry,
  settleApplication,
  turnDeliverableDown,
} from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { openCheckout } from '../commands/checkout.ts';
import { leave } from '../commands/leaving.ts';
import { dispute, fail, holdRequest, refundByHand, reverseTransfer, sendRefundBack } from '../commands/provider.ts';
import { appeal, changeCount } from '../commands/second-thoughts.ts';
import { goOn, passTime, runJob } from '../commands/time.ts';
import { submitProof } from '../commands/work.ts';
import type { Command } from '../commands/command.ts';

/** How a step happens: by itself, at the same time as those after it, or in a process that dies or stands still on the way. */
export type Manner = 'alone' | 'together' | 'dying' | 'stalling';

/** Any number: what it means is for the seed to say. */
export const ANY = 'any';
export type Wanted = number | typeof ANY | readonly [from: number, to: number];

/** The numbers of a step, and how it happens; by itself when left out. */
export type Numbers = readonly [who: Wanted, what: Wanted, how: Wanted, manner?: Manner];

/** Steps that seldom come about one after the other by themselves. */
export type Story = readonly (readonly [command: Command, ...numbers: Numbers])[];

// Names for the numbers that `passTime`, `runJob` and `fail` take.
export const [THREE_MINUTES, AN_HOUR, EIGHT_DAYS] = [1, 3, 7] as const;
export const [RESOLVE_PAYOUTS, SETTLE_REFUNDS, DECIDE_OVERDUE, COMPLETE_CAMPAIGNS] = [0, 2, 4, 5] as const;
export const [TRANSFER, REFUND] = [0, 3] as const;
const [TIMEOUT_AFTER, UNAVAILABLE, NO_BALANCE] = [0, 5, 6] as const;
export const [CREATOR_1, OWNER_1, OWNER_2] = [0, 3, 4] as const;
export const ONCE = 0;
const THRICE = 2;

/** Ways into what only a few steps in the right order lead to. Each is told with other numbers every time, among random steps. */
export const STORIES: readonly Story[] = [
  // An attempt has failed while its process stands still; the next one is in flight when that process goes on.
  [
    [fail, TRANSFER, NO_BALANCE, ONCE],
    [approveDeliverable, ANY, [22, 26], [22, 26], 'stalling'],
    [passTime, THREE_MINUTES, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
    [fail, TRANSFER, TIMEOUT_AFTER, ONCE],
    [processOrRetry, ANY, 1, ANY],
    [goOn, 0, 0, 0],
  ],
  // A payout is refused for good, and tried again.
  [
    [fail, TRANSFER, NO_BALANCE, ONCE],
    [approveDeliverable, ANY, ANY, ANY],
    [processOrRetry, ANY, 1, ANY],
  ],
  // A payout of a closed loot is in flight when its refund is due.
  [
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [fail, TRANSFER, ANY, THRICE],
    [approveDeliverable, ANY, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [passTime, THREE_MINUTES, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
  ],
  // A refund fails for now, a few times, and whoever asks again is turned away.
  [
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, 0, 0],
    [fail, REFUND, ANY, ANY],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [passTime, [1, 3], 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [passTime, [1, 4], 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
  ],
  // The payer disputes while a payout is in flight, which then fails.
  [
    [fail, TRANSFER, [2, 3], THRICE],
    [approveDeliverable, ANY, 0, 0],
    [dispute, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [passTime, AN_HOUR, 0, 0],
    [passTime, AN_HOUR, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  // A payment for a proof has failed, and its creator changes the count.
  [
    [approveDeliverable, 0, 0, 0],
    [submitProof, ANY, [6, 9], 0],
    [fail, TRANSFER, [5, 6], ONCE],
    [judgeProof, ANY, 0, 0],
    [changeCount, ANY, [7, 9], 0],
    [processOrRetry, ANY, 1, 0],
  ],
  [
    [approveDeliverable, 0, 0, 0],
    [submitProof, ANY, [6, 9], 0],
    [fail, TRANSFER, [5, 6], ONCE],
    [judgeProof, ANY, 0, 0],
    [changeCount, ANY, ANY, ANY, 'together'],
    [processOrRetry, ANY, 1, 0],
  ],
  // A reversed transfer after a manual refund loses the platform money; then the refund fails.
  [
    [approveDeliverable, 0, 0, 0],
    [refundByHand, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [reverseTransfer, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [sendRefundBack, ANY, 0, 0],
    [close, ANY, 0, 0],
  ],
  // A rejected treasure is decided again, after its payment has failed.
  [
    [fail, TRANSFER, UNAVAILABLE, ONCE],
    [approveDeliverable, ANY, 0, 0],
    [turnDeliverableDown, ANY, 0, 0],
    [appeal, ANY, 0, 0],
    [judgeCase, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
  ],
  // A process dies between setting aside, sending and booking.
  [
    [approveDeliverable, ANY, [11, 17], [13, 17], 'dying'],
    [passTime, [0, 3], 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  // A refund is answered as made and then fails, while its process stands still or dies.
  [
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, 0, 0],
    [fail, REFUND, ANY, 4],
    [runJob, SETTLE_REFUNDS, [2, 7], [3, 7], 'stalling'],
    [passTime, THREE_MINUTES, 0, 0],
    [deliverAll, 0, ANY, 0],
    [goOn, 0, 0, 0],
  ],
  [
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, 0, 0],
    [runJob, SETTLE_REFUNDS, [2, 7], [3, 7], 'dying'],
  ],
  // Work is accepted before its creator can be paid, and its loot closes; the creator can be paid in time, or not.
  [
    [loseAccount, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [settleApplication, ANY, 0, 0],
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [passTime, [5, 7], 0, 0],
    [openAccount, ANY, 0, 0],
    [runJob, [DECIDE_OVERDUE - 2, DECIDE_OVERDUE], 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
  ],
  // A request is worked on for long, and asked for again meanwhile.
  [
    [holdRequest, ANY, 1, 0],
    [approveDeliverable, ANY, 0, 0],
    [passTime, THREE_MINUTES, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
    [passTime, [1, 3], 0, 0],
  ],
  // Money comes free while a refund is under review, of which an admin then decides.
  [
    [approveDeliverable, ANY, 0, 0],
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [reverseTransfer, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, ANY, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
  ],
  // Whoever wants to leave has a checkout open, a payment in flight or one that has failed, a dispute, money in a loot, a refund on its way.
  [
    [openCheckout, 1, ANY, ANY],
    [leave, OWNER_2, 0, 0],
    [fail, TRANSFER, ANY, ONCE],
    [approveDeliverable, ANY, 0, 0],
    [leave, CREATOR_1, 0, 0],
    [leave, OWNER_1, 0, 0],
    [dispute, ANY, ANY, 0],
    [deliverAll, 0, 0, 0],
    [leave, OWNER_1, 0, 0],
  ],
  [
    [leave, OWNER_1, 0, 0],
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, 0, 0],
    [fail, REFUND, [0, 2], ONCE],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [leave, OWNER_1, 0, 0],
  ],
];
