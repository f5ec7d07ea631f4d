import { describe, expect, it } from 'vitest';
import { countEvents, hiddenFailures, sumCounts, totalLine } from './counts.ts';
import { eventReader, type TestEvent } from './events.ts';

const passed: TestEvent = { type: 'passed' };
const failed: TestEvent = { type: 'failed', file: 'a.test.ts', name: 'adds', text: 'expected 1 to be 2' };
const ended: TestEvent = { type: 'ended' };
const file = (path: string, tests = 1): TestEvent => ({ type: 'file', file: path, tests, seconds: 1 });

const reasons = (events: TestEvent[], ending: number | string = 0, expectedFiles: string[] = []) =>
  hiddenFailures(events, { ending, expectedFiles });

describe('counting what a part did', () => {
  it('counts what its events say', () => {
    expect(countEvents([passed, failed, passed, ended])).toEqual({ passed: 2, failed: 1 });
  });

  it('finds nothing hidden in a part that passed, or that failed by its tests', () => {
    expect(reasons([passed, file('a.test.ts'), ended], 0, ['a.test.ts'])).toEqual([]);
    expect(reasons([passed, failed, ended], 1, ['a.test.ts'])).toEqual([]);
  });

  it.each([
    ['executed nothing', [ended], 0, ['no test was run']],
    ['ended badly after passing', [passed, ended], 1, ['the tool failed after its tests had passed (exit code 1)']],
    ['died', [passed], 'ended by SIGKILL', ['the tool ended before its tests did (ended by SIGKILL)']],
    ['stopped early and calls it success', [passed], 0, ['the tool ended before its tests did (exit code 0)']],
    ['never began', [], 1, ['the tool ended before its tests did (exit code 1)']],
  ])('takes for failed a part that %s', (_what, events, ending, expected) => {
    expect(reasons(events, ending)).toEqual(expected);
  });

  it('takes for failed a file that was not run, or that has no tests', () => {
    const events = [passed, failed, file('b.test.ts'), file('empty.test.ts', 0), ended];

    expect(reasons(events, 0, ['a.test.ts', 'b.test.ts', 'c.test.ts', 'empty.test.ts'])).toEqual([
      'c.test.ts was not run, or has no tests',
      'empty.test.ts was not run, or has no tests',
    ]);
  });

  it('sums all parts in one line', () => {
    const all = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ];

    expect(totalLine(sumCounts(all))).toBe('41 passed, 2 failed');
  });
});

it('reads events from bytes that break anywhere', () => {
  const events: TestEvent[] = [];
  const read = eventReader((event) => events.push(event));
  for (const character of `${JSON.stringify(failed)}\n${JSON.stringify(ended)}\n`) read(character);

  expect(events).toEqual([failed, ended]);
});

it('takes for a failure what is no event', () => {
  const events: TestEvent[] = [];
  eventReader((event) => events.push(event))('{"type":"pas\n');

  expect(countEvents(events)).toEqual({ passed: 0, failed: 1 });
});
