import { openAccount } from '../commands/accounts.ts';
import { approveDeliverable, judgeProof } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { leave } from '../commands/leaving.ts';
import { fail, reverseTransfer } from '../commands/provider.ts';
import { react } from '../commands/reactions.ts';
import { runJob } from '../commands/time.ts';
import { deliverDeliverable, join, submitProof } from '../commands/work.ts';
import { ANY, COMPLETE_CAMPAIGNS, ONCE, OWNER_1, TRANSFER, type Story } from './stories.ts';

/** The terms under which two creators at the cap have all of the first loot. */
export const CAPPED_TERMS = 6;

/** The first loot is paid out and completes by that; told at the beginning, under these terms. */
const PAID_OUT: Story = [
  [openAccount, 1, 0, CAPPED_TERMS],
  [join, 1, 0, 0],
  [deliverDeliverable, 1, [5, 9], 0],
  [approveDeliverable, 0, 0, 0],
  [approveDeliverable, 0, 0, 0],
  [react, 0, 0, 0],
  [runJob, COMPLETE_CAMPAIGNS, 0, 0],
];

/** Per view, so that the second creator earns most of the budget. */
const TERMS_PER_VIEW = 4;

/** Money from a reversed transfer is paid to another creator; runs at the beginning, under these terms. */
const TAKEN_BACK: Story = [
  [approveDeliverable, 0, 0, TERMS_PER_VIEW],
  [reverseTransfer, ANY, ANY, 0],
  [deliverAll, 0, ANY, 0],
  [openAccount, 1, 0, 0],
  [join, 1, ANY, 0],
  [deliverDeliverable, 1, [7, 9], 0],
  [approveDeliverable, 0, 0, 0],
];

/** All that was paid out is in flight once more; its owner wants to leave. */
const LAST_CENTS: Story = [
  [openAccount, 1, 0, CAPPED_TERMS],
  [join, 1, 0, 0],
  [deliverDeliverable, 1, [5, 9], 0],
  [approveDeliverable, 0, 0, 0],
  [fail, TRANSFER, [0, 2], ONCE],
  [approveDeliverable, 0, 0, 0],
  [leave, OWNER_1, 0, 0],
];

/** A proof of more views pays for them, as a treasure that is paid per view has them. */
const PROVEN: Story = [
  [approveDeliverable, 0, 0, TERMS_PER_VIEW],
  [submitProof, 0, [6, 9], 0],
  [judgeProof, 0, 0, 0],
];

/** Stories whose terms matter. */
export const FROM_THE_BEGINNING: readonly Story[] = [PAID_OUT, TAKEN_BACK, LAST_CENTS, PROVEN];
