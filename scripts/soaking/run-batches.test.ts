import { describe, expect, it } from 'vitest';
import { inMemory } from '../../tests/money/databases.ts';
import { runSequences, type Run } from '../../tests/money/property.ts';
import { batchesOf, runBatches } from './run-batches.ts';

describe('batches of sequences', () => {
  it('have a seed each, and as many sequences as were wanted', () => {
    expect(batchesOf({ count: 1_200, seed: 7 })).toEqual([
      { count: 500, seed: 7 },
      { count: 500, seed: 8 },
      { count: 200, seed: 9 },
    ]);
  });

  it('are one where a sequence is named by its path', () => {
    expect(batchesOf({ count: 1_200, seed: 7, path: '12:3' })).toEqual([{ count: 1_200, seed: 7, path: '12:3' }]);
  });

  it('give the same results side by side as one after the other', async () => {
    const batches = [11, 12].map((seed) => ({ count: 1, seed }));
    const sideBySide: Run[] = [];
    await runBatches(batches, (run, batch) => (sideBySide[batch] = run));
    const inTurn = [];
    for (const batch of batches) inTurn.push(await runSequences(batch, { openDatabase: inMemory() }));
    expect(sideBySide).toEqual(inTurn);
  });
});
