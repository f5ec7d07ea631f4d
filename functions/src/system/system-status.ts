import type { LedgerResult } from '@doubloon/contract/payments/ledger-result.ts';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import {
  MAILS_LATE_MS,
  STATUS_PARTS,
  type JobRun,
  type StatusPart,
  type SystemStatus,
} from '@doubloon/contract/system/status.ts';
import type { Database } from '../platform/database/database.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { minutesBetweenRuns } from '../scheduled.ts';
import { isLate } from './late-jobs.ts';

const MINUTE_MS = 60_000;

/** For how long an instance answers without looking again. */
const FRESH_MS = 10_000;

/** How far behind the search for missed events may be when the payment provider answers. */
const EVENTS_BEHIND_MS = 20 * MINUTE_MS;

const answers = new WeakMap<Database, { readonly at: number; readonly status: Promise<SystemStatus> }>();

type StatusDeps = Pick<Dependencies, 'db' | 'clock' | 'log'>;
type State = SystemStatus['parts'][number]['state'];

/** Says what works, from what the database knows. Answers also while it does not answer. Looks once in ten seconds. */
export const getStatus: Handler<'getStatus'> = (call) => {
  const now = call.clock.now().getTime();
  const known = answers.get(call.db);
  if (known && Math.abs(now - known.at) < FRESH_MS) return known.status;
  const status = look(call);
  answers.set(call.db, { at: now, status });
  return status;
};

async function look({ db, clock, log }: StatusDeps): Promise<SystemStatus> {
  const now = clock.now();
  try {
    const [runs, waitingMs, comparison] = await Promise.all([
      db.jobRuns.list(),
      db.mails.waitingMs(now),
      db.ledgerResults.findLast(),
    ]);
    const jobs = SCHEDULED_JOB_NAMES.map((job) => jobStatus(job, runs, now));
    return statusOf(now, jobs, {
      site: 'works',
      database: 'works',
      jobs: stateOfJobs(jobs),
      payments: comparison ? worksIf(providerAnswered(comparison)) : 'unknown',
      mails: worksIf(waitingMs <= MAILS_LATE_MS),
    });
  } catch (error) {
    log.error({ err: error }, 'status not known');
    const unknown = { jobs: 'unknown', payments: 'unknown', mails: 'unknown' } as const;
    return statusOf(now, [], { site: 'works', database: 'fails', ...unknown });
  }
}

/** True if the provider listed its events to the reconciler when that last ran: it lists those of up to ten minutes ago. */
const providerAnswered = ({ eventsSeenUntil, createdAt }: LedgerResult): boolean =>
  eventsSeenUntil !== null && createdAt.getTime() - eventsSeenUntil.getTime() < EVENTS_BEHIND_MS;

const worksIf = (works: boolean): State => (works ? 'works' : 'fails');

function statusOf(
  checkedAt: Date,
  jobs: SystemStatus['jobs'],
  states: Readonly<Record<StatusPart, State>>,
): SystemStatus {
  const parts = STATUS_PARTS.map((part) => ({ part, state: states[part] }));
  return { works: parts.every(({ state }) => state !== 'fails'), checkedAt, parts, jobs };
}

function jobStatus(job: JobRun['job'], runs: readonly JobRun[], now: Date): SystemStatus['jobs'][number] {
  const run = runs.find((one) => one.job === job);
  return {
    job,
    everyMinutes: minutesBetweenRuns(job),
    finishedAt: run?.finishedAt ?? null,
    isLate: run !== undefined && isLate(run, now),
  };
}

/** The jobs work once each has run and none is late. */
function stateOfJobs(jobs: SystemStatus['jobs']): State {
  if (jobs.some((job) => job.isLate)) return 'fails';
  return jobs.every(({ finishedAt }) => finishedAt) ? 'works' : 'unknown';
}
