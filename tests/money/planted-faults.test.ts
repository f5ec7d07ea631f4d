import { describe, expect, it } from 'vitest';
import { inMemory } from './databases.ts';
import { doubleSettle, floatAmount, lostReservation } from './planted-faults.ts';
import { runSequences } from './property.ts';
import { runSequence } from './run-sequence.ts';
import type { WorldOptions } from './world.ts';

/** As many as the run without faults. */
const WANTED = { count: 150, seed: 4 };

/** One transfer too many, or one refund. */
const TWICE = /was transferred|was made 2 times/;

const FAULTS: readonly (readonly [name: string, options: WorldOptions, said: RegExp])[] = [
  ['a lost reservation', { openDatabase: inMemory(lostReservation) }, /reserved/],
  [
    'a double settle',
    { openDatabase: inMemory(doubleSettle) },
    /payouts say \d+ cents are paid, the books \d+|available would hold/,
  ],
  ['a float amount', { openDatabase: inMemory(floatAmount) }, /\.5|ZodError/],
  ['a forgotten key', { openDatabase: inMemory(), forgetKeys: true }, TWICE],
];

describe('a planted fault', () => {
  it.each(FAULTS)('is caught and made small: %s', async (_name, options, said) => {
    const { failure } = await runSequences(WANTED, options);
    expect(failure?.report).toMatch(said);
    expect(failure?.steps.length).toBeLessThan(6);
  });

  it('is found again from the report alone', async () => {
    const options = { openDatabase: inMemory(), forgetKeys: true };
    const first = await runSequences(WANTED, options);
    const again = await runSequences({ ...WANTED, count: 1, path: first.failure?.path }, options);
    expect(again.failure?.steps).toEqual(first.failure?.steps);
    await expect(runSequence(first.failure?.steps ?? [], options)).rejects.toThrow(TWICE);
    await runSequence(first.failure?.steps ?? [], { openDatabase: inMemory() });
  });
});
