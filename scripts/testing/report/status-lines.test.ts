import { describe, expect, it } from 'vitest';
import type { TestEvent } from './events.ts';
import { advance, newProgress, partLine, runLine } from './status-lines.ts';

const after = (...events: TestEvent[]) => events.reduce(advance, newProgress('api', 1_000));

describe('how far a part is', () => {
  it('is what its tool says until tests run', () => {
    expect(partLine(after(), 31_000, 5)).toBe('api    0:30  starting');
    expect(partLine({ ...after(), lastLine: 'starting firestore' }, 31_000, 5)).toBe('api    0:30  starting firestore');
  });

  it('is files and tests of those that there are', () => {
    const file: TestEvent = { type: 'file', file: 'a.test.ts', tests: 2, seconds: 1 };
    const passed: TestEvent = { type: 'passed' };
    const failed: TestEvent = { type: 'failed', text: 'no' };

    expect(partLine(after({ type: 'planned', files: 9 }, passed, passed, file), 66_000, 3)).toBe(
      'api  1:05  1 of 9 files, 2 tests',
    );
    expect(partLine(after({ type: 'planned', files: 9, tests: 40 }, passed, failed), 66_000, 3)).toBe(
      'api  1:05  0 of 9 files, 2 of 40 tests, 1 failed',
    );
  });
});

describe('how far a run is', () => {
  const run = { elapsedMs: 65_000, parts: 12, partsDone: 3, passed: 40, failed: 1 };

  it('is its time of what is expected, its parts and its tests', () => {
    expect(runLine({ ...run, expectedMs: 480_000 })).toBe(
      '1:05 of about 8:00; 3 of 12 parts done; 40 passed, 1 failed',
    );
    expect(runLine(run)).toBe('1:05; 3 of 12 parts done; 40 passed, 1 failed');
  });
});
