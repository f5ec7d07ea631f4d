import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Where the product reads the time; never `Date.now()` elsewhere. */
export interface Clock {
  now(): Date;
}

const TestClock = z.object({ offsetMs: z.number() });

/** The system's clock or, with a test clock file (`{ "offsetMs": number }`), the system's clock moved by it. */
export function createClock(testClockFile: string | undefined): Clock {
  if (!testClockFile) return { now: () => new Date() };
  return {
    now: () => new Date(Date.now() + readOffset(testClockFile)),
  };
}

function readOffset(file: string): number {
  try {
    return TestClock.parse(JSON.parse(readFileSync(file, 'utf8'))).offsetMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
