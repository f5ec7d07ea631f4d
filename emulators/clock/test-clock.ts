import { readJsonFile, writeJsonFile } from './json-file.ts';

/** A clock that runs at real speed, moved by an offset which the back end reads from the same file. Times are milliseconds since 1970. */
export interface TestClock {
  /** Test time: real time plus the stored offset. */
  now(): number;
  offsetMs(): number;
  /** Moves test time forward by a whole number of milliseconds, 0 or more. Throws RangeError otherwise. */
  advance(ms: number): void;
  /** Makes it `at` now, forward or backward. Throws RangeError when `at` is not a time. */
  set(at: number): void;
  /** Goes back to real time. */
  reset(): void;
}

const LATEST_MS = 8_640_000_000_000_000;

/** Opens the clock kept in `file` (`{ "offsetMs": number }`); a missing file means real time, anything else in it throws when read. */
export function openTestClock(file: string, realNow: () => number = Date.now): TestClock {
  const offsetMs = () => {
    const stored = readJsonFile(file) as { offsetMs?: unknown } | null | undefined;
    if (stored === undefined) return 0;
    const offset = stored?.offsetMs;
    if (!isWhole(offset)) throw new Error(`${file} has no whole number "offsetMs"`);
    return offset;
  };
  const store = (offset: number) => {
    const at = realNow() + offset;
    if (!isWhole(offset) || Math.abs(at) > LATEST_MS) throw new RangeError('The time is outside what a date can hold');
    writeJsonFile(file, { offsetMs: offset });
  };
  return {
    now: () => realNow() + offsetMs(),
    offsetMs,
    advance(ms) {
      if (!isWhole(ms) || ms < 0) throw new RangeError('ms must be a whole number of milliseconds, 0 or more');
      store(offsetMs() + ms);
    },
    set(at) {
      if (!isWhole(at)) throw new RangeError('at must be a time');
      store(at - realNow());
    },
    reset: () => store(0),
  };
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
