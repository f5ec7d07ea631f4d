import { openAccount } from '../commands/accounts.ts';
import { openAddition } from '../commands/added-budget.ts';
import { payAddition, payAllOfDraft, returnFromCheckout } from '../commands/checkout.ts';
import { close, judgeCase } from '../commands/closing.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { duplicate } from '../commands/duplicate.ts';
import { passTime, runJob } from '../commands/time.ts';
import { deliverDeliverable, join } from '../commands/work.ts';
import { ANY, EIGHT_DAYS, SETTLE_REFUNDS, type Story } from './stories.ts';

/** Numbers of `payAllOfDraft` and `returnFromCheckout`: the checkout that was opened after the first, and after that one. */
const [SECOND, THIRD] = [1, 2] as const;
const FIRST_LOOT = 0;

/** A loot is run again while it runs, or after more budget was added: the copy is paid for, pays and closes by itself. Told at the beginning. */
export const COPIED_FROM_THE_BEGINNING: readonly Story[] = [
  [
    [duplicate, FIRST_LOOT, 0, ANY],
    [payAllOfDraft, SECOND, ANY, 0],
    [returnFromCheckout, SECOND, ANY, 0],
    [deliverAll, 0, ANY, 0],
    [openAccount, 1, 0, 0],
    [join, 1, ANY, 0],
    [deliverDeliverable, 1, [5, 9], 0],
    [approveDeliverable, ANY, 0, 0],
    [approveDeliverable, ANY, 0, 0],
    [close, ANY, 0, 0],
    [passTime, EIGHT_DAYS, 0, 0],
    [runJob, SETTLE_REFUNDS, 0, 0],
    [judgeCase, ANY, ANY, 0],
  ],
  [
    [openAddition, FIRST_LOOT, ANY, 0],
    [payAddition, 0, 0, 0],
    [deliverAll, 0, ANY, 0],
    [duplicate, FIRST_LOOT, 0, 0],
    [close, FIRST_LOOT, 0, 0],
    [payAllOfDraft, THIRD, ANY, 0],
    [returnFromCheckout, THIRD, ANY, 0],
    [join, ANY, ANY, 0],
    [deliverDeliverable, ANY, [5, 9], 0],
    [approveDeliverable, ANY, 0, 0],
  ],
];
