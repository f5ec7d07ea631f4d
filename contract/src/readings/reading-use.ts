import { z } from 'zod';
import { PLATFORM_IDS } from '../shared/platforms.ts';

/** How many readings were requested from a platform, and until when it is left alone, `readingUse/{platform}`; server only. */
export const ReadingUse = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** The UTC day of the counts below. */
  day: z.iso.date(),
  /** Posts requested from the platform on that day. */
  posts: z.int().nonnegative(),
  /** Calls that were made for these posts. */
  calls: z.int().nonnegative(),
  /** Until when one run has reserved the platform; null between runs. */
  takenUntil: z.date().nullable(),
  /** Until when the platform is left alone; null if it may be asked. */
  pausedUntil: z.date().nullable(),
  /** Consecutive runs without an answer from the platform. */
  failures: z.int().nonnegative(),
});
export type ReadingUse = z.infer<typeof ReadingUse>;

/** The posts and calls that a platform's readings took in a UTC month, `readingMonths/{platform}__{month}`; kept for good, server only. */
export const ReadingMonth = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** Year and month, such as 2026-11. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Posts requested from the platform; repeated requests count again. */
  posts: z.int().nonnegative(),
  /** Calls that were made for these posts. */
  calls: z.int().nonnegative(),
});
export type ReadingMonth = z.infer<typeof ReadingMonth>;
