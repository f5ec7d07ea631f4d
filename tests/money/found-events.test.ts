import { describe, expect, it } from 'vitest';
import { onboard } from './commands/accounts.ts';
import { approveDeliverable } from './commands/decisions.ts';
import { deliverAll, loseEvent } from './commands/deliveries.ts';
import { fail, holdRequest } from './commands/provider.ts';
import { passTime } from './commands/time.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf } from './steps.ts';

/** The next transfer is never heard of. */
const NOT_HEARD = [0, 2] as const;
/** The next look at a checkout is answered too late. */
const NO_SESSION = [10, 0] as const;
const NOT_VERIFIED_YET = 2;
const [FIVE_DAYS, EIGHT_DAYS] = [6, 7] as const;

describe('a counterexample of old, of what nobody has heard', () => {
  it('an event that fails when it is looked for is tried again while the provider still has it', async () => {
    const steps = [stepOf(fail, ...NO_SESSION), ...Array.from({ length: 4 }, () => stepOf(passTime, EIGHT_DAYS))];
    await expect(runSequence(steps, { openDatabase: inMemory() })).resolves.toMatchObject({ failed: 0 });
  });

  it('a payment that is asked for again while nobody has heard that its creator must act says so', async () => {
    // Its deadline has long decided, and tries nothing again.
    const steps = [
      stepOf(passTime, EIGHT_DAYS),
      stepOf(passTime, EIGHT_DAYS),
      stepOf(fail, ...NOT_HEARD),
      stepOf(approveDeliverable),
      stepOf(deliverAll),
      stepOf(passTime, FIVE_DAYS),
      stepOf(onboard, 0, NOT_VERIFIED_YET),
      stepOf(holdRequest),
      stepOf(loseEvent),
    ];
    await expect(runSequence(steps, { openDatabase: inMemory() })).resolves.toMatchObject({ failed: 1, retried: 1 });
  });
});
