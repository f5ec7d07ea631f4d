import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicker } from './ticker.ts';

const HOUR = 3_600_000;

describe('the ticker', () => {
  let calls: string[];
  let lines: string[];
  let answer: (url: string) => Promise<Response> | Response;
  let offset: number;
  let brokenClock: boolean;

  const ticker = (jobs: string[], everyMs = HOUR) =>
    createTicker({
      apiBase: 'http://api.test/api',
      jobs,
      everyMs,
      clock: {
        now() {
          if (brokenClock) throw new Error('clock.json is not valid JSON');
          return Date.now() + offset;
        },
      },
      log: (line) => lines.push(line),
      fetch: async (url, init) => {
        calls.push(`${init?.method} ${url as string}`);
        return answer(url as string);
      },
    });

  beforeEach(() => {
    vi.useFakeTimers();
    calls = [];
    lines = [];
    offset = 0;
    brokenClock = false;
    answer = () => new Response(null, { status: 204 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls every job in the given order and tells how each went', async () => {
    await expect(ticker(['expire-leases', 'close campaigns']).tick()).resolves.toEqual([
      { name: 'expire-leases', ok: true, outcome: '204' },
      { name: 'close campaigns', ok: true, outcome: '204' },
    ]);
    expect(calls).toEqual([
      'POST http://api.test/api/test/scheduled/expire-leases',
      'POST http://api.test/api/test/scheduled/close%20campaigns',
    ]);
  });

  it('goes on with the other jobs when one is refused or unreachable, and logs a lasting failure once', async () => {
    answer = (url) => {
      if (url.endsWith('/a')) return new Response('no such job', { status: 404 });
      if (url.endsWith('/b')) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
      return new Response('{}');
    };
    const jobs = ticker(['a', 'b', 'c']);
    const results = await jobs.tick();
    await jobs.tick();
    expect(results.map((result) => result.ok)).toEqual([false, false, true]);
    expect(lines).toEqual([
      'scheduled job a failed: 404 no such job',
      'scheduled job b failed: fetch failed: connect ECONNREFUSED',
    ]);
    answer = () => new Response('{}');
    await jobs.tick();
    expect(lines.slice(2)).toEqual(['scheduled job a works again', 'scheduled job b works again']);
  });

  it('starts a round each time its interval of test time has passed', async () => {
    const jobs = ticker(['a']);
    jobs.start();
    await vi.advanceTimersByTimeAsync(HOUR - 1_000);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(calls).toHaveLength(2);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    expect(calls).toHaveLength(2);
  });

  it.each([7 * 24 * HOUR, -HOUR])('notices within a second that somebody moved the clock by %d ms', async (move) => {
    const jobs = ticker(['a']);
    jobs.start();
    offset = move;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
    await jobs.stop();
  });

  it('never runs two rounds at once, and merges what is asked for meanwhile into one more', async () => {
    const gates: (() => void)[] = [];
    answer = () => new Promise((resolve) => gates.push(() => resolve(new Response('{}'))));
    const jobs = ticker(['a']);
    const rounds = [jobs.tick(), jobs.tick(), jobs.tick()];
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    gates[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    gates[1]?.();
    await Promise.all(rounds);
    expect(calls).toHaveLength(2);
  });

  it('survives a clock file it cannot read, saying so once', async () => {
    const jobs = ticker(['a']);
    jobs.start();
    brokenClock = true;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(lines).toEqual(['the test clock cannot be read: clock.json is not valid JSON']);
    brokenClock = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
    await jobs.stop();
  });
});
