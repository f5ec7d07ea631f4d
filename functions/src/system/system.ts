import type { Handler } from '../platform/dependencies.ts';
import { notFound } from '../platform/app-error.ts';
import { SCHEDULED_JOBS, type ScheduledJob } from '../scheduled.ts';

export const getHealth: Handler<'getHealth'> = ({ config }) =>
  Promise.resolve({ status: 'ok', version: config.version });

/** Runs a scheduled job now. Throws `not_found` for an unknown name. */
export const runScheduledJob: Handler<'runScheduledJob'> = async (call, { params }) => {
  const job: ScheduledJob | undefined = new Map(Object.entries(SCHEDULED_JOBS)).get(params.name);
  if (!job) throw notFound('Scheduled job');
  await job.run(call);
  return { ran: params.name };
};
