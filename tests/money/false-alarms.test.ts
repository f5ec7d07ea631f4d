import { expect, it } from 'vitest';
import { takePaymentBack } from './commands/admin-reversal.ts';
import { close, judgeCase } from './commands/closing.ts';
import { approveDeliverable } from './commands/decisions.ts';
import { deliverAll } from './commands/deliveries.ts';
import { dispute, holdRequest, refundByHand } from './commands/provider.ts';
import { runJob } from './commands/time.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf } from './steps.ts';
import { SETTLE_REFUNDS } from './stories/stories.ts';

const FIVE_MINUTES = 1;
const REFUSED = 10;
const PREVENTED = 11;
const SETTLE_REFUNDS_AGAIN = 11;

// Random sequences in which the product was right and an invariant was not.
it('what comes free after a refusal may be asked for, though all has gone back by hand when the books are looked at', async () => {
  const steps = [
    stepOf(close),
    stepOf(approveDeliverable),
    stepOf(holdRequest, FIVE_MINUTES),
    stepOf(runJob, SETTLE_REFUNDS),
    stepOf(refundByHand),
    stepOf(judgeCase, 0, REFUSED),
    stepOf(takePaymentBack, 0, 2),
  ];
  await expect(runSequence(steps, { openDatabase: inMemory() })).resolves.toMatchObject({ campaigns: 1, failed: 0 });
});

it('a dispute that a stalled process books after a refund was tried takes the fee after it, whatever time its groups say', async () => {
  const steps = [
    stepOf(approveDeliverable),
    stepOf(dispute, 0, 0, PREVENTED),
    stepOf(close),
    stepOf(deliverAll, 0, 7, 1, 'stalling'),
    stepOf(runJob, SETTLE_REFUNDS),
    stepOf(judgeCase),
    stepOf(runJob, SETTLE_REFUNDS_AGAIN),
  ];
  await expect(runSequence(steps, { openDatabase: inMemory() })).resolves.toMatchObject({ campaigns: 1, disputes: 1 });
});
