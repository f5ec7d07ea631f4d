import { loseAccount, openAccount } from '../commands/accounts.ts';
import { openCheckout, payCheckout, returnFromCheckout } from '../commands/checkout.ts';
import { close, judgeCase, leaveDoubted } from '../commands/closing.ts';
import { approveDeliverable, judgeProof, processOrRetry, turnDeliverableDown } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { buyViews, reusePicture } from '../commands/evidence.ts';
import { leave } from '../commands/leaving.ts';
import { decideDispute, dispute, fail, warn } from '../commands/provider.ts';
import { readPost } from '../commands/readings.ts';
import { appeal, deliverBetter, takeBack } from '../commands/second-thoughts.ts';
import { goOn, passTime, runJob } from '../commands/time.ts';
import { submitProof } from '../commands/work.ts';
import {
  ANY,
  CREATOR_1,
  DECIDE_OVERDUE,
  EIGHT_DAYS,
  ONCE,
  RESOLVE_PAYOUTS,
  SETTLE_REFUNDS,
  type Story,
  THREE_MINUTES,
  TRANSFER,
} from './stories.ts';

/** The number by which `judgeCase` refuses. */
const REFUSED = 2;
/** The number by which the admin's step flags a payment. */
const FLAGGED = 3;
/** The number by which a treasure is sent back. */
const SENT_BACK = 1;

/** Evidence that does not fit holds a payment: it is judged or left, while its loot closes, its payer disputes, its post goes or its creator goes away. */
export const HELD: readonly Story[] = [
  // The account is replaced, and its person disconnects the new one while a payment to it waits.
  [
    [loseAccount, CREATOR_1, 0, 0],
    [openAccount, CREATOR_1, 0, 0],
    [deliverAll, 0, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [loseAccount, CREATOR_1, [0, 2], 0],
    [openAccount, CREATOR_1, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  // A refused payment comes back by an appeal, and is made.
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [judgeCase, ANY, REFUSED, 0],
    [appeal, ANY, 0, 0],
    [judgeCase, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
  ],
  // The flagged payment comes again, and nobody decides on it.
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [judgeCase, ANY, FLAGGED, 0],
    [turnDeliverableDown, ANY, SENT_BACK, 0],
    [deliverBetter, ANY, ANY, 0],
    [approveDeliverable, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  // The issuer of a card of the owner warns while a payment for another loot is held, and nobody decides.
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [openCheckout, 0, 0, 0],
    [payCheckout, 1, 0, 0],
    [returnFromCheckout, 1, 0, 0],
    [warn, ANY, 0, 0],
    [deliverAll, 0, ANY, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  // An admin looks closer, and nobody decides until the last day.
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [leaveDoubted, ANY, 0, 0],
    [appeal, ANY, 0, 0],
    [judgeCase, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
  ],
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [judgeCase, ANY, ANY, 0],
    [passTime, THREE_MINUTES, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
  ],
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
  ],
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [dispute, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [judgeCase, ANY, ANY, 0],
    [decideDispute, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [processOrRetry, ANY, 1, 0],
  ],
  [
    [approveDeliverable, ANY, 0, 0],
    [submitProof, ANY, [6, 9], 0],
    [reusePicture, ANY, 0, 0],
    [judgeProof, ANY, 0, 0],
    [readPost, ANY, ANY, ANY],
    [judgeCase, ANY, ANY, ANY, 'together'],
    [takeBack, ANY, ANY, 0],
    [leave, CREATOR_1, 0, 0],
    [appeal, ANY, 0, 0],
    [judgeCase, ANY, 0, 0],
    [judgeProof, ANY, 0, 0],
  ],
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, ANY, ANY],
    [loseAccount, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [fail, TRANSFER, ANY, ONCE],
    [runJob, RESOLVE_PAYOUTS, ANY, ANY],
    [openAccount, ANY, 0, 0],
    [runJob, DECIDE_OVERDUE, 0, 0],
  ],
  [
    [buyViews, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [judgeCase, ANY, 0, ANY, 'stalling'],
    [passTime, THREE_MINUTES, 0, 0],
    [runJob, RESOLVE_PAYOUTS, 0, 0],
    [goOn, 0, 0, 0],
  ],
];
