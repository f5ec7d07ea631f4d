import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judge, totalLine } from './counts.ts';

const file = (status: string, tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('counting what a part did', () => {
  it('counts a test file that could not be loaded as one failure', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [file('failed', ['passed', 'failed']), file('failed', []), file('passed', ['passed'])],
    };

    expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
  });

  it('counts a browser test that passed only when repeated as failed', () => {
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
      passed: 3,
      failed: 2,
    });
  });

  it('counts an error outside of any browser test', () => {
    expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it.each([
    ['executed nothing', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['ended badly after passing', { passed: 4, failed: 0 }, 1, { passed: 4, failed: 1 }],
    ['failed a test', { passed: 4, failed: 1 }, 1, { passed: 4, failed: 1 }],
    ['passed', { passed: 4, failed: 0 }, 0, { passed: 4, failed: 0 }],
  ])('judges a part that %s', (_what, counts, exitCode, expected) => {
    expect(judge(counts, exitCode)).toEqual(expected);
  });

  it('sums all parts in one line', () => {
    expect(
      totalLine([
        { passed: 1, failed: 0 },
        { passed: 40, failed: 2 },
      ]),
    ).toBe('41 passed, 2 failed');
  });
});
