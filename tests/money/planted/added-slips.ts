import { openAddition } from '../commands/added-budget.ts';
import { payAddition } from '../commands/checkout.ts';
import { close } from '../commands/closing.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { duplicate } from '../commands/duplicate.ts';
import { dispute } from '../commands/provider.ts';
import type { Slip } from './slips.ts';
import { stepOf } from '../steps.ts';

/** Terms by number under which creators are paid per view. */
const PER_VIEW = 4;
const BOUGHT = [stepOf(payAddition), stepOf(deliverAll)];

/** Slips about budget that is added to a loot, and about a loot that is run again, with steps that show them. */
export const ADDED_SLIPS: readonly Slip[] = [
  [
    'budget that is paid for after its loot has closed pays creators',
    'a late payment that pays',
    /it goes back whole, and pays somebody/,
    [
      stepOf(openAddition, 0, 1),
      stepOf(close),
      ...BOUGHT,
      stepOf(dispute),
      stepOf(deliverAll),
      stepOf(approveDeliverable),
    ],
  ],
  [
    'only the money that a loot began with goes back when it closes',
    'forgotten budget',
    /it is closed, and money of it is not/,
    [stepOf(openAddition), ...BOUGHT, stepOf(close)],
  ],
  [
    'more views are promised for the budget that is added than it pays',
    'a price that falls',
    /pays less since budget was added/,
    [stepOf(openAddition, 0, 0, PER_VIEW), ...BOUGHT],
  ],
  [
    'a loot that is run again counts as the one that it is a copy of',
    'a copy that is its original',
    /is paid for on the page of/,
    [stepOf(duplicate)],
  ],
];
