import { describe, expect, it } from 'vitest';
import { inMemory } from '../databases.ts';
import { runSequence } from '../run-sequence.ts';
import type { Slip } from './slips.ts';

/** Declares a test of each slip: its steps break nothing, and with the slip planted (`planted.slip`, which the mocks of the test file read) they break its invariant. */
export function catchSlips(what: string, slips: readonly Slip[], planted: { slip: string }): void {
  describe(what, () => {
    it.each(slips)('is caught: %s', async (_what, slip, said, steps) => {
      const run = () => runSequence(steps, { openDatabase: inMemory() });
      await run();
      planted.slip = slip;
      try {
        await expect(run()).rejects.toThrow(said);
      } finally {
        planted.slip = '';
      }
    });
  });
}
