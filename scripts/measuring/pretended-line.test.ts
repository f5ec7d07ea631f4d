import { expect, it } from 'vitest';
import { pretendLine } from './pretended-line.ts';

const NETWORK = { rttMs: 100, throughputKbps: 800 };

/** A line on a clock that only its own waits move on; `waits` are these in ms. */
function lineOf(network: typeof NETWORK | null) {
  const waits: number[] = [];
  let time = 1000;
  const line = pretendLine(
    () => time,
    (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  );
  line.pretend(network);
  return { line, waits, go: (ms: number) => (time += ms) };
}

it('lets everything through at once when no network is pretended', async () => {
  const { line, waits } = lineOf(null);
  line.opened(line);
  await line.reach(line);
  await line.arrive(1_000_000);
  expect(waits).toEqual([]);
});

it('opens a connection in two round trips, for all requests that are made meanwhile', async () => {
  const { line, waits, go } = lineOf(NETWORK);
  const connection = {};
  line.opened(connection);
  await line.reach(connection);
  go(50);
  await line.reach(connection);
  go(500);
  await line.reach(connection);
  expect(waits).toEqual([300, 250, 100]);
});

it('carries answers one after the other', async () => {
  const { line, waits, go } = lineOf(NETWORK);
  await line.arrive(1000);
  await line.arrive(2000);
  go(100);
  await line.arrive(1000);
  expect(waits).toEqual([10, 30, 10]);
});
