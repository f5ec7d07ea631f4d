import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { costOf } from '@doubloon/contract/calls/operation.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { BOOKS_READ, LIMITS, SIZES } from './assumptions.ts';
import { brokenAt, DAY_OF_CALLS, ENDS, loadOf, runsOfADay } from './scale-model.ts';
import { scalePage } from './scale-page.ts';

/** Leaves out what the formatter decides: breaks of lines and the width of columns. */
const plain = (text: string): string => text.replaceAll(/-{2,}/g, '---').replaceAll(/\s+/g, ' ').trim();

describe('docs/scale.md', () => {
  it('is what `npm run simulate:scale` writes', () => {
    expect(plain(readFileSync(join(ROOT, 'docs', 'scale.md'), 'utf8'))).toBe(plain(scalePage()));
  });
});

describe('the assumptions', () => {
  const operations = new Map(OPERATIONS.map(({ operation }) => [operation.id, operation]));

  it.each([...DAY_OF_CALLS])('of %s are within what it declares', (id, { reads, writes }) => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`There is no operation ${id}`);
    const most = costOf(operation);
    expect(reads).toBeLessThanOrEqual(most.reads);
    expect(writes).toBeLessThanOrEqual(most.writes);
  });

  it('are the settings of the product', () => {
    const { apiInstances, apiCallsAtOnce, runSeconds, postsOfXPerDay } = LIMITS;
    const source = (path: string) => readFileSync(join(ROOT, path), 'utf8');
    expect(source('functions/src/platform/config/function-options.ts')).toContain(`maxInstances: ${apiInstances}`);
    expect(source('functions/src/index.ts')).toContain(`concurrency: ${apiCallsAtOnce}`);
    expect(source('functions/src/platform/jobs/until-done.ts')).toContain(`RUN_MS = ${runSeconds / 60} * 60_000`);
    expect(source('functions/src/payments/reconciliation/examine-books.ts')).toContain(
      `AT_ONCE = ${BOOKS_READ.atOnce};`,
    );
    expect(source('functions/src/platform/config/reading-settings.ts').replaceAll('_', '')).toContain(
      `{ twitter: ${postsOfXPerDay} }`,
    );
  });
});

describe('the model', () => {
  it('grows with the users, and costs no more for each of them', () => {
    const loads = SIZES.map(({ dailyUsers }) => loadOf(dailyUsers));
    for (const [index, load] of loads.slice(1).entries()) {
      const before = loads[index];
      expect(load.calls).toBe((before?.calls ?? 0) * 10);
      expect(load.costPer1000).toBeLessThanOrEqual(before?.costPer1000 ?? 0);
    }
  });

  it('knows how often the jobs run', () => {
    expect(Number.isFinite(runsOfADay())).toBe(true);
    expect(runsOfADay()).toBeGreaterThan(2 * 1440);
  });

  it('names the most exceeded end first, and none that is not exceeded', () => {
    expect(brokenAt(SIZES[0].dailyUsers)).toEqual([]);
    const [first, ...rest] = brokenAt(SIZES[3].dailyUsers);
    const used = [first, ...rest].map((end) => end?.used(SIZES[3].dailyUsers) ?? 0);
    expect(used).toEqual([...used].sort((a, b) => b - a));
    expect(Math.min(...used)).toBeGreaterThan(1);
    expect(used.length).toBeLessThan(ENDS.length);
  });
});
