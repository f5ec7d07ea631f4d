import { describe, expect, it } from 'vitest';
import { inMemory } from './databases.ts';
import { runSequences } from './property.ts';

describe('money, in random sequences', () => {
  it('keeps every promise after every step, and nobody waits at the end', async () => {
    const { sequences, tally, failure } = await runSequences({ count: 150, seed: 7 }, { openDatabase: inMemory() });
    expect(failure?.report).toBeUndefined();
    console.log(`${sequences} sequences: ${JSON.stringify(tally)}`);
    expect(sequences).toBe(150);
    expect(tally.steps).toBeGreaterThanOrEqual(150 * 36);
    // All of it has happened: else nothing was shown. Few payments stay failed, because the end tries them again.
    for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(0);
  });

  it('does the same again for the same seed', async () => {
    const run = () => runSequences({ count: 5, seed: 40 }, { openDatabase: inMemory() });
    expect((await run()).tally).toEqual((await run()).tally);
  });
});
