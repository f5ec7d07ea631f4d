import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import type { JobRun } from '@doubloon/contract/system/status.ts';
import { minutesBetweenRuns, type JobName } from '../scheduled.ts';

const MINUTE_MS = 60_000;

/** A job is late after three of its intervals, and never within an hour: what the alert of jobs waits for, too. */
const LATE_INTERVALS = 3;
const NEVER_LATE_MS = 60 * MINUTE_MS;

/** True if a job should have finished since its last run. One that has never run should have since another job first missed it. */
export function isLate({ job, finishedAt, expectedSince }: JobRun, now: Date): boolean {
  const since = finishedAt ?? expectedSince;
  const lateMs = Math.max(LATE_INTERVALS * minutesBetweenRuns(job) * MINUTE_MS, NEVER_LATE_MS);
  return since !== null && now.getTime() - since.getTime() > lateMs;
}

/** Returns which of the other jobs are late, and of which nothing is known, from what is stored of all. */
export function missedJobs(
  runs: readonly JobRun[],
  { by, now }: { readonly by: JobName; readonly now: Date },
): { readonly late: readonly JobName[]; readonly unknown: readonly JobName[] } {
  const known = new Map(runs.map((run) => [run.job, run]));
  const others = SCHEDULED_JOB_NAMES.filter((name) => name !== by);
  return {
    late: others.filter((name) => {
      const run = known.get(name);
      return run && isLate(run, now);
    }),
    unknown: others.filter((name) => !known.has(name)),
  };
}
