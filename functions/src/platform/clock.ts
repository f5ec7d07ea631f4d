import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The only source of time in the product; nothing else calls `Date.now()`. */
export interface Clock {
  now(): Date;
}

/** The content of a test clock file. `stoppedAt` is a fixed time in milliseconds since 1970 and takes precedence over the offset. */
const TestClock = z.object({ offsetMs: z.number(), stoppedAt: z.int().optional() });
type TestClock = z.infer<typeof TestClock>;

/** Returns the system's clock. With a test clock file (`{ "offsetMs": number, "stoppedAt"?: number }`), the clock is moved by an offset or stands still. */
export function createClock(testClockFile: string | undefined): Clock {
  if (!testClockFile) return { now: () => new Date() };
  return {
    now: () => {
      const { offsetMs, stoppedAt } = readTestClock(testClockFile);
      return new Date(stoppedAt ?? Date.now() + offsetMs);
    },
  };
}

function readTestClock(file: string): TestClock {
  try {
    return TestClock.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { offsetMs: 0 };
    throw error;
  }
}
