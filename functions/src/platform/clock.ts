import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where the product reads the time; never `Date.now()` elsewhere. */
export interface Clock {
  now(): Date;
}

/** `stoppedAt` is the time itself, in milliseconds since 1970, and goes before the offset. */
const TestClock = z.object({ offsetMs: z.number(), stoppedAt: z.int().optional() });
type TestClock = z.infer<typeof TestClock>;

/**
 * The system's clock or, with a test clock file (`{ "offsetMs": number, "stoppedAt"?: number }`), the system's clock moved by an offset, or one that
 * stands still.
 */
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
