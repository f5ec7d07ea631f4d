import { describe, expect, it } from 'vitest';
import { close, judgeCase } from './commands/closing.ts';
import { dispute, decideDispute } from './commands/provider.ts';
import { inMemory } from './databases.ts';
import { runSequence } from './run-sequence.ts';
import { stepOf, type Step } from './steps.ts';

/** Counterexamples that random sequences have found; each was a fault of the product once. */
const FOUND: readonly (readonly [what: string, steps: readonly Step[]])[] = [
  [
    'what a lost dispute leaves is not refunded for ever: its owner is told that it cannot be',
    [stepOf(dispute, 0, 1), stepOf(decideDispute, 0, 1), stepOf(close), stepOf(judgeCase)],
  ],
];

describe('a counterexample of old', () => {
  it.each(FOUND)('%s', async (_what, steps) => {
    await expect(runSequence(steps, { openDatabase: inMemory() })).resolves.toMatchObject({ campaigns: 1 });
  });
});
