import { close, judgeCase } from '../commands/closing.ts';
import { approveDeliverable } from '../commands/decisions.ts';
import { deliverAll } from '../commands/deliveries.ts';
import { decideDispute, dispute, fail, refundByHand, sendRefundBack } from '../commands/provider.ts';
import { settleFailed } from '../commands/settlements.ts';
import { passTime, runJob } from '../commands/time.ts';
import { ANY, EIGHT_DAYS, REFUND, SETTLE_REFUNDS, type Story } from './stories.ts';

/** The number by which `fail` lets a refund be made and then sent back. */
const SENT_BACK = 4;
/** The number by which `dispute` disputes a part, and by which it is lost. */
const [PART, LOST] = [2, 1] as const;

const REQUESTED: Story = [
  [close, ANY, 0, 0],
  [passTime, EIGHT_DAYS, 0, 0],
  [runJob, SETTLE_REFUNDS, 0, 0],
];
const SENT: Story = [
  [passTime, EIGHT_DAYS, 0, 0],
  [runJob, SETTLE_REFUNDS, 0, 0],
  [deliverAll, 0, ANY, 0],
];

/** Refunds that cannot be made are settled off the provider, in time or too late. */
export const SETTLED: readonly Story[] = [
  [...REQUESTED, [fail, REFUND, ANY, SENT_BACK], ...SENT, [settleFailed, ANY, ANY, 0], [runJob, SETTLE_REFUNDS, 0, 0]],
  // Somebody refunds by hand, before it is settled or after.
  [
    ...REQUESTED,
    ...SENT,
    [sendRefundBack, ANY, 0, 0],
    [deliverAll, 0, ANY, 0],
    [refundByHand, ANY, ANY, 0],
    [settleFailed, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
  ],
  [
    ...REQUESTED,
    ...SENT,
    [sendRefundBack, ANY, 0, 0],
    [deliverAll, 0, ANY, 0],
    [settleFailed, ANY, ANY, ANY, 'together'],
    [refundByHand, ANY, ANY, 0],
    [deliverAll, 0, ANY, 0],
  ],
  // A lost dispute leaves something that cannot go back to the card.
  [
    [dispute, ANY, PART, 0],
    [deliverAll, 0, ANY, 0],
    [decideDispute, ANY, LOST, 0],
    [deliverAll, 0, ANY, 0],
    ...REQUESTED,
    [judgeCase, ANY, 0, 0],
    ...SENT,
    [approveDeliverable, ANY, 0, 0],
    [settleFailed, ANY, ANY, 0],
  ],
];
