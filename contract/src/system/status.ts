import { z } from 'zod';
import { SCHEDULED_JOB_NAMES } from '../shared/constants.ts';
import { WireDate } from '../shared/values.ts';

const JobName = z.enum(SCHEDULED_JOB_NAMES);

/** The last run of a scheduled job that came to its end, `jobRuns/{job}`; server only. */
export const JobRun = z.object({
  job: JobName,
  /** The moment at which it came to its end; null if it never has. */
  finishedAt: z.date().nullable(),
  /** When another job first missed one that has never run. */
  expectedSince: z.date().nullable().default(null),
});
export type JobRun = z.infer<typeof JobRun>;

/** A mail that waits longer than this after it was due is worth a look: the job that sends it runs every five minutes. */
export const MAILS_LATE_MS = 30 * 60_000;

/** The parts of the product that are checked, in the order in which they are shown. */
export const STATUS_PARTS = ['site', 'database', 'jobs', 'payments', 'mails'] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

/**
 * The state of the product at a moment, as everybody may know it. A part is `unknown` while nothing can be said of it: the database does not answer, or nothing has happened yet.
 */
export const SystemStatus = z
  .object({
    works: z.boolean(),
    checkedAt: WireDate,
    parts: z.array(z.object({ part: z.enum(STATUS_PARTS), state: z.enum(['works', 'fails', 'unknown']) })),
    /** The scheduled jobs: how often each runs, when it finished last, or null if it never has, and whether it should have finished by now. */
    jobs: z.array(
      z.object({
        job: JobName,
        everyMinutes: z.number().int().positive(),
        finishedAt: WireDate.nullable(),
        isLate: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SystemStatus' });
export type SystemStatus = z.output<typeof SystemStatus>;
