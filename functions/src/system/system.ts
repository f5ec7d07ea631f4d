import { plainMessage, plainStack } from '@doubloon/contract/system/browser-error.ts';
import type { Handler } from '../platform/dependencies.ts';
import { notFound } from '../platform/app-error.ts';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { runJob } from './run-job.ts';

export const getHealth: Handler<'getHealth'> = ({ config }) =>
  Promise.resolve({ status: 'ok', version: config.version });

/** Logs an error of a browser so that Error Reporting groups it by its stack. Anybody can send a report: what may belong to a person is removed again. */
export const reportBrowserError: Handler<'reportBrowserError'> = ({ log }, { body }) => {
  const { name, message, stack, route, release } = body;
  log.error(
    {
      stack_trace: plainStack(name, message, stack),
      serviceContext: { service: 'web', version: release },
      route,
      reason: plainMessage(message),
    },
    'browser error',
  );
  return Promise.resolve({ success: true });
};

/** Runs a scheduled job now. Throws `not_found` for an unknown name. */
export const runScheduledJob: Handler<'runScheduledJob'> = async (call, { params }) => {
  const job = SCHEDULED_JOB_NAMES.find((name) => name === params.name);
  if (!job) throw notFound('Scheduled job');
  await runJob(call, job);
  return { ran: params.name };
};
