import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunScreen } from './run-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(isTTY: boolean) {
  const written: string[] = [];
  const out = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  const screen = new RunScreen(out, { parts: 2, expectedMs: 120_000 });
  return { screen, written };
}

/** Returns the terminal's lines after these writes; each erasing write goes up some lines and clears the lines below. */
function shown(written: string[]): string[] {
  let lines: string[] = [];
  for (const text of written) {
    const erased = /^\u001b\[(\d+)A\u001b\[J$/.exec(text);
    if (erased) lines = lines.slice(0, lines.length - Number(erased[1]));
    else lines.push(...text.slice(0, -1).split('\n'));
  }
  return lines;
}

describe('on a terminal', () => {
  it('draws in place how far the running parts are, below the lines that stay', () => {
    const { screen, written } = open(true);
    screen.started('unit');
    screen.started('api');
    screen.event('unit', { type: 'planned', files: 3 });
    screen.event('unit', { type: 'passed' });
    screen.output(
      'api',
      'starting auth\n\u001b[32mstarting firestore, which takes longer than this line is wide\u001b[0m\n',
    );
    screen.say('one test failed');
    vi.advanceTimersByTime(2_000);

    expect(shown(written)).toEqual([
      'one test failed',
      '0:02 of about 2:00; 0 of 2 parts done; 1 passed, 0 failed',
      '  unit  0:02  0 of 3 files, 1 test',
      '  api   0:02  starting firestore, which takes longer than t',
    ]);
    screen.close();
    expect(shown(written)).toEqual(['one test failed']);
  });
});

describe('elsewhere', () => {
  it('writes a line when a part starts, and one a minute for each that runs', () => {
    const { screen, written } = open(false);
    screen.started('unit');
    screen.event('unit', { type: 'planned', files: 3 });
    screen.event('unit', { type: 'passed' });
    vi.advanceTimersByTime(60_000);
    screen.ended('unit', { passed: 5, failed: 0 });
    screen.say('\u001b[32mok   unit\u001b[39m');
    vi.advanceTimersByTime(60_000);
    screen.close();

    expect(written.join('').trimEnd().split('\n')).toEqual([
      'start unit',
      '1:00 of about 2:00; 0 of 2 parts done; 1 passed, 0 failed',
      '  unit  1:00  0 of 3 files, 1 test',
      'ok   unit',
      '2:00 of about 2:00; 1 of 2 parts done; 5 passed, 0 failed',
    ]);
  });
});
