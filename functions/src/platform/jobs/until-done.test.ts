import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { allDue, endOfRun, untilDone } from './until-done.ts';

const START = new Date('2026-11-28T08:00:00Z');
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
let now = START;
const clock = { now: () => now };
let handled: string[] = [];
let failed: string[] = [];

beforeEach(() => {
  now = START;
  lines.length = 0;
  handled = [];
  failed = [];
});

async function* listed(...ids: readonly string[]) {
  for (const id of ids) yield await Promise.resolve(id);
}

async function* unreadable(): AsyncGenerator<string> {
  yield await Promise.reject<string>(new Error('the index is missing'));
}

const kind = (items: AsyncIterable<string>, handle: (id: string) => unknown = () => undefined) =>
  allDue({
    items,
    idOf: (id) => id,
    async handle(id) {
      await handle(id);
      handled.push(id);
    },
    failed: (id) => failed.push(id),
  });

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

it('handles everything that is due, however much that is', async () => {
  const ids = numbered('a', 1234);
  await untilDone({ clock, log }, [kind(listed(...ids))]);
  expect(handled).toEqual(ids);
  expect(lines).toEqual([]);
});

it('goes on after an item that fails, and tells of it', async () => {
  const handle = (id: string) => (id === 'b' ? Promise.reject(new Error('no')) : undefined);
  await untilDone({ clock, log }, [kind(listed('a', 'b', 'c'), handle)]);
  expect({ handled, failed }).toEqual({ handled: ['a', 'c'], failed: ['b'] });
});

it('handles an item that stays due once, also one that fails each time', async () => {
  async function* again() {
    // Three times, as a list would that is read again and again.
    for (let count = 0; count < 3; count += 1) yield* listed('a', 'stuck');
  }
  const handle = (id: string) => (id === 'stuck' ? Promise.reject(new Error('no')) : undefined);
  await untilDone({ clock, log }, [kind(again(), handle)]);
  expect({ handled, failed }).toEqual({ handled: ['a'], failed: ['stuck'] });
});

it('takes nothing more when its time is over by the clock, and leaves the rest to the next run', async () => {
  const fourMinutes = () => {
    now = new Date(now.getTime() + 4 * 60_000);
  };
  const runUntil = new Date(START.getTime() + 10 * 60_000);
  await untilDone({ clock, log, runUntil }, [kind(listed(...numbered('a', 9)), fourMinutes), kind(listed('b'))]);
  expect(handled).toEqual(['a0', 'a1', 'b', 'a2']);
  expect(lines).toMatchObject([{ severity: 'WARNING', message: 'more is due than a run has time for' }]);
});

it('has seven minutes, of the nine in which the platform ends it, unless told until when', async () => {
  expect(endOfRun({ clock })).toEqual(new Date(START.getTime() + 7 * 60_000));
  const aMinute = () => void (now = new Date(now.getTime() + 60_000));
  await untilDone({ clock, log }, [kind(listed(...numbered('a', 20)), aMinute)]);
  expect(handled).toHaveLength(7);
});

it('gives each kind its turn, so that many of one keep no other waiting', async () => {
  await untilDone({ clock, log }, [kind(listed(...numbered('a', 120))), kind(listed(...numbered('b', 60)))]);
  const firstOf = (prefix: string) => handled.findIndex((id) => id.startsWith(prefix));
  expect([firstOf('b'), handled.indexOf('a50'), handled.indexOf('b50')]).toEqual([50, 100, 150]);
  expect(handled).toHaveLength(180);
});

it('gives a kind whose items take long no more than its share of the time', async () => {
  const slow = () => void (now = new Date(now.getTime() + 20_000));
  await untilDone({ clock, log }, [kind(listed(...numbered('a', 50)), slow), kind(listed('b')), kind(listed('c'))]);
  expect([handled.indexOf('b'), handled.indexOf('c')]).toEqual([7, 8]);
  expect(handled).toHaveLength(23);
});

it('handles the other kinds when one cannot be read, and then says so', async () => {
  const run = untilDone({ clock, log }, [kind(unreadable()), kind(listed('a', 'b'))]);
  await expect(run).rejects.toThrow('the index is missing');
  expect(handled).toEqual(['a', 'b']);
  await expect(untilDone({ clock, log }, [kind(unreadable()), kind(unreadable())])).rejects.toThrow(AggregateError);
});
