import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { endOfRun } from '../platform/jobs/until-done.ts';
import { inLogContext, logContext } from '../platform/log-context.ts';
import { withSecrets } from '../platform/with-secrets.ts';
import { minutesBetweenRuns, SCHEDULED_JOBS, type JobName } from '../scheduled.ts';
import { missedJobs } from './late-jobs.ts';

/** Jobs that run as seldom as this look for the others, too. For those that run each minute, reading what each job did last would cost more than it tells. */
const LOOKS_FROM_MINUTES = 10;

/** Runs a job once. Its lines carry its name; the last one says that it finished or failed, and an alert waits for those that stay away. */
export async function runJob(deps: Dependencies, job: JobName): Promise<void> {
  await inLogContext({ ...logContext(), operation: job }, async () => {
    const startedAt = performance.now();
    const { run, secrets } = SCHEDULED_JOBS[job];
    try {
      await run(withSecrets({ ...deps, runUntil: endOfRun(deps) }, secrets, job));
      await recordRun(deps, job);
    } catch (error) {
      deps.log.error({ err: error, job }, 'job failed');
      throw error;
    }
    deps.log.info({ job, ms: Math.round(performance.now() - startedAt) }, 'job finished');
  });
}

/** Stores that a job has finished, and since when the jobs are expected that have never run. Reports those that are late. */
async function recordRun(deps: Dependencies, job: JobName): Promise<void> {
  const now = deps.clock.now();
  const { late, unknown } =
    minutesBetweenRuns(job) < LOOKS_FROM_MINUTES
      ? { late: [], unknown: [] }
      : missedJobs(await deps.db.jobRuns.list(), { by: job, now });
  await unitOfWork(deps, async (tx) => {
    for (const name of unknown)
      if (!(await tx.jobRuns.find(name))) tx.jobRuns.put({ job: name, finishedAt: null, expectedSince: now });
    tx.jobRuns.put({ job, finishedAt: now, expectedSince: null });
  });
  for (const name of late) if (name !== job) deps.log.error({ job: name }, 'a scheduled job stays away');
}
