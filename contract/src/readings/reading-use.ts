import { z } from 'zod';
import { PLATFORM_IDS } from '../shared/platforms.ts';

/** How much a platform was asked for views, and until when it is left alone, `readingUse/{platform}`; server only. */
export const ReadingUse = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** The day, in UTC, on which the posts and calls are counted. */
  day: z.iso.date(),
  /** Posts that the platform was asked for that day. */
  posts: z.int().nonnegative(),
  /** Calls in which the posts were asked for. */
  calls: z.int().nonnegative(),
  /** The moment until which one run has the platform to itself; null between runs. */
  takenUntil: z.date().nullable(),
  /** The moment until which the platform is not asked; null when it may be. */
  pausedUntil: z.date().nullable(),
  /** Consecutive runs that the platform did not answer. */
  failures: z.int().nonnegative(),
});
export type ReadingUse = z.infer<typeof ReadingUse>;

/** The posts and calls that the readings of a platform have taken in a month of UTC, `readingMonths/{platform}__{month}`; kept for good, server only. */
export const ReadingMonth = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** Year and month, as 2026-11. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Posts that the platform was asked for, counted again each time. */
  posts: z.int().nonnegative(),
  /** Calls in which the posts were asked for. */
  calls: z.int().nonnegative(),
});
export type ReadingMonth = z.infer<typeof ReadingMonth>;
