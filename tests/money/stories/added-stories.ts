import { openAddition } from '../commands/added-budget.ts';
import { openAccount } from '../commands/accounts.ts';
import { payAddition, payAllOfDraft } from '../commands/checkout.ts';
import { askForRefund, close, judgeCase } from '../commands/closing.ts';
import { approveDeliverable, judgeProof, processOrRetry } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { extend } from '../commands/extension.ts';
import { decideDispute, dispute, fail, refundByHand, reverseTransfer, warn } from '../commands/provider.ts';
import { goOn, passTime, runJob } from '../commands/time.ts';
import { deliverDeliverable, join, submitProof } from '../commands/work.ts';
import { CAPPED_TERMS } from './first-stories.ts';
import { ANY, EIGHT_DAYS, SETTLE_REFUNDS, type Story, TRANSFER } from './stories.ts';

/** Numbers of `openAddition`: one slot or the largest amount; of `payAddition`: with a card; of the charge that is paid second. */
const [ONE_SLOT, LARGE, BY_CARD, SECOND] = [0, 2, 0, 1] as const;

/** The first loot gets more budget. */
const BOUGHT: Story = [
  [openAddition, 0, ONE_SLOT, 0],
  [payAddition, 0, BY_CARD, 0],
  [deliverAll, 0, ANY, 0],
];
const REFUNDED: Story = [
  [passTime, EIGHT_DAYS, 0, 0],
  [runJob, SETTLE_REFUNDS, 0, 0],
  [judgeCase, ANY, ANY, 0],
  [judgeCase, ANY, ANY, 0],
  [runJob, SETTLE_REFUNDS, 0, 0],
  [deliverAll, 0, ANY, 0],
];
/** Another creator delivers, and is paid. */
const WORKS: Story = [
  [openAccount, 1, 0, 0],
  [join, 1, 0, 0],
  [deliverDeliverable, 1, [5, 9], 0],
  [approveDeliverable, 0, 0, 0],
  [approveDeliverable, 0, 0, 0],
];

/** Budget is added to a running loot, in time or not, and what happens to one payment happens to that one only. */
export const ADDED: readonly Story[] = [
  [...BOUGHT, ...WORKS, [close, 0, 0, 0], ...REFUNDED],
  // The bank takes one of the payments back.
  [
    ...BOUGHT,
    ...WORKS,
    [dispute, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [decideDispute, 0, 1, 0],
    [deliverAll, 0, 0, 0],
  ],
  [...BOUGHT, [warn, SECOND, 0, 0], [approveDeliverable, 0, 0, 0], [deliverAll, 0, ANY, 0], ...REFUNDED],
  // It is paid for while its loot closes, or is to end later than it can be refunded.
  [[openAddition, 0, ANY, 0], [close, 0, 0, 0], [payAddition, 0, ANY, 0], [deliverAll, 0, ANY, 0], ...REFUNDED],
  [
    [openAddition, 0, ANY, 0],
    [extend, 0, ANY, 0],
    [payAddition, 0, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [extend, 0, ANY, 0],
  ],
  // Its pages are opened at the same time, and all of them are paid.
  [
    [openAddition, 0, ANY, 1, 'together'],
    [openAddition, 0, ANY, 0],
    [openAddition, 0, ANY, 0],
    [payAllOfDraft, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    ...REFUNDED,
  ],
  // The process that books it stands still, while its loot is paid out or closes.
  [
    [openAddition, 0, ANY, 0],
    [payAddition, 0, BY_CARD, 0],
    [deliverAll, 0, [0, 4], [0, 6], 'stalling'],
    [approveDeliverable, 0, 0, 0],
    [close, 0, 0, 0],
    [goOn, 0, 0, 0],
  ],
  [
    ...BOUGHT,
    [refundByHand, SECOND, ANY, 0],
    [reverseTransfer, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [close, 0, 0, 0],
    ...REFUNDED,
    [askForRefund, 0, 0, 0],
  ],
];

/** Per view, so that the first payment is used up and the second one pays. */
export const ADDED_FROM_THE_BEGINNING: readonly Story[] = [
  [
    [openAccount, 1, 0, CAPPED_TERMS],
    [join, 1, 0, 0],
    [deliverDeliverable, 1, [5, 9], 0],
    [approveDeliverable, 0, 0, 0],
    [approveDeliverable, 0, 0, 0],
    [openAddition, 0, LARGE, 0],
    [payAddition, 0, BY_CARD, 0],
    [deliverAll, 0, ANY, 0],
    [openAccount, 2, 0, 0],
    [join, 2, 0, 0],
    [deliverDeliverable, 2, [5, 9], 0],
    [fail, TRANSFER, ANY, ANY],
    [approveDeliverable, 0, 0, 0],
    [submitProof, ANY, [6, 9], 0],
    [judgeProof, ANY, 0, 0],
    [processOrRetry, ANY, 1, 0],
  ],
];
