import type { TestClock } from './test-clock.ts';

export interface TickerOptions {
  /** Where the product's API is, for example http://127.0.0.1:5000/api. */
  apiBase: string;
  /** Names of the scheduled jobs, called in this order. */
  jobs: readonly string[];
  /** Test time between two rounds, in milliseconds. */
  everyMs: number;
  clock: Pick<TestClock, 'now'>;
  /** Receives one line whenever a job starts to fail, fails differently or works again. */
  log: (line: string) => void;
  fetch?: typeof fetch;
}

export interface JobResult {
  name: string;
  ok: boolean;
  /** The result in a few words: `200`, `500 …` or the error's message. */
  outcome: string;
}

export interface Ticker {
  /** Calls every job once and tells how each went; never rejects. Asked for during a round, it runs a new round after it. */
  tick(): Promise<JobResult[]>;
  /** Runs a round whenever `everyMs` of test time have passed or the clock was moved back. */
  start(): void;
  /** Starts no more rounds by itself; resolves when those under way are over. */
  stop(): Promise<void>;
}

const CALL_TIMEOUT_MS = 60_000;
/** How soon a clock moved by somebody else is noticed. */
const LOOK_EVERY_MS = 500;

/** The stand-in for the cloud's scheduler: calls `POST {apiBase}/test/scheduled/{name}` under the test clock. */
export function createTicker(options: TickerOptions): Ticker {
  const { apiBase, jobs, everyMs, clock, log, fetch: call = fetch } = options;
  const failing = new Map<string, string>();
  let clockError: string | undefined;
  let lastRoundAt = -Infinity;
  let running: Promise<JobResult[]> | undefined;
  let waiting: Promise<JobResult[]> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const runJob = async (name: string): Promise<JobResult> => {
    try {
      const url = `${apiBase}/test/scheduled/${encodeURIComponent(name)}`;
      const response = await call(url, { method: 'POST', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
      const text = await response.text();
      return {
        name,
        ok: response.ok,
        outcome: response.ok ? `${response.status}` : `${response.status} ${text}`.trim(),
      };
    } catch (error) {
      return { name, ok: false, outcome: describeError(error) };
    }
  };

  const round = async () => {
    const results: JobResult[] = [];
    for (const name of jobs) {
      const result = await runJob(name);
      const before = failing.get(name);
      if (result.ok) failing.delete(name);
      else failing.set(name, result.outcome);
      if (!result.ok && before !== result.outcome) log(`scheduled job ${name} failed: ${result.outcome.slice(0, 300)}`);
      if (result.ok && before !== undefined) log(`scheduled job ${name} works again`);
      results.push(result);
    }
    return results;
  };

  const begin = () => {
    lastRoundAt = readNow() ?? lastRoundAt;
    running = round().finally(() => (running = undefined));
    return running;
  };

  const tick = () => {
    if (!running) return begin();
    waiting ??= running.then(() => {
      waiting = undefined;
      return begin();
    });
    return waiting;
  };

  const readNow = () => {
    try {
      const now = clock.now();
      clockError = undefined;
      return now;
    } catch (error) {
      const message = describeError(error);
      if (message !== clockError) log(`the test clock cannot be read: ${message}`);
      clockError = message;
      return undefined;
    }
  };

  const look = () => {
    const now = readNow();
    if (now === undefined || running) return;
    if (now - lastRoundAt >= everyMs || now < lastRoundAt) void tick();
  };

  return {
    tick,
    start() {
      lastRoundAt = readNow() ?? lastRoundAt;
      timer ??= setInterval(look, Math.min(everyMs, LOOK_EVERY_MS));
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await waiting;
      await running;
    },
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
