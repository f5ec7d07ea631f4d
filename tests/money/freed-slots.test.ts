import { expect, it, vi } from 'vitest';
import type * as CreatorSlot from '../../functions/src/payments/ledger/creator-slot.ts';
import { freeOverdueSlot } from './commands/decisions.ts';
import { passTime } from './commands/time.ts';
import { join } from './commands/work.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf } from './steps.ts';

/** A slip in the product's own code: a slot is freed, and nobody gives it back. */
const planted = vi.hoisted(() => ({ keepsSlots: false }));

vi.mock('../../functions/src/payments/ledger/creator-slot.ts', async (original) => {
  const real = await original<typeof CreatorSlot>();
  const returnCreatorSlot: typeof real.returnCreatorSlot = (...asked) =>
    planted.keepsSlots ? Promise.resolve() : real.returnCreatorSlot(...asked);
  return { ...real, returnCreatorSlot };
});

const [TWO_SLOTS, EIGHT_DAYS] = [1, 7];

it('a slot in which nothing was delivered goes to another creator, and only once', async () => {
  const run = () =>
    runSequence(
      [
        stepOf(join, 1, 0, TWO_SLOTS),
        stepOf(passTime, EIGHT_DAYS),
        stepOf(passTime, EIGHT_DAYS),
        stepOf(freeOverdueSlot, 0),
        stepOf(freeOverdueSlot, 1),
        stepOf(join, 2),
        stepOf(join, 1),
      ],
      { openDatabase: inMemory() },
    );
  await run();
  planted.keepsSlots = true;
  try {
    await expect(run()).rejects.toThrow(/2 of 2 slots are taken by 1 creators/);
  } finally {
    planted.keepsSlots = false;
  }
});
