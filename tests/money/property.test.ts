import { describe, expect, it } from 'vitest';
import { caseBudget, scope } from '../../scripts/testing/plan/scope.ts';
import { inMemory } from './databases.ts';
import { runSequences } from './property.ts';

/** Few sequences meet only what happens in nearly every one. */
const COUNT = caseBudget(25, 150);
const ALWAYS = ['campaigns', 'paid', 'refunds'];

describe('money, in random sequences', () => {
  it('keeps every promise after every step, and nobody waits at the end', async () => {
    const { sequences, tally, failure } = await runSequences({ count: COUNT, seed: 7 }, { openDatabase: inMemory() });
    expect(failure?.report).toBeUndefined();
    console.log(`${sequences} sequences: ${JSON.stringify(tally)}`);
    expect(sequences).toBe(COUNT);
    expect(tally.steps).toBeGreaterThanOrEqual(COUNT * 36);
    // All of it has happened: else nothing was shown. Few payments stay failed, because the end tries them again.
    for (const [what, count] of Object.entries(tally)) {
      if (scope() === 'all' || ALWAYS.includes(what)) expect(count, what).toBeGreaterThan(0);
    }
  });

  it('does the same again for the same seed', async () => {
    const run = () => runSequences({ count: caseBudget(2, 5), seed: 40 }, { openDatabase: inMemory() });
    expect((await run()).tally).toEqual((await run()).tally);
  });
});
