import { secretsOf } from './platform/config/function-options.ts';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { getProcessDependencies } from './platform/process-dependencies.ts';
import { SCHEDULED_JOBS } from './scheduled.ts';
import { runJob } from './system/run-job.ts';

/** Above the minute that is the default: a job that is cut off starts over at its beginning, and never comes to its end. */
const TIMEOUT_SECONDS = 540;

function scheduled(job: keyof typeof SCHEDULED_JOBS): ScheduleFunction {
  const { schedule, secrets } = SCHEDULED_JOBS[job];
  return onSchedule({ schedule, secrets: secretsOf(secrets), retryCount: 0, timeoutSeconds: TIMEOUT_SECONDS }, () =>
    runJob(getProcessDependencies(secrets), job),
  );
}

export const completeCampaigns = scheduled('complete-campaigns');
export const decideOverdue = scheduled('decide-overdue');
export const issueInvoices = scheduled('issue-invoices');
export const keepGrants = scheduled('keep-grants');
export const tellOfLapses = scheduled('tell-of-lapses');
export const tellOfLoots = scheduled('tell-of-loots');
export const readPosts = scheduled('read-posts');
export const resumeAccountDeletions = scheduled('resume-account-deletions');
export const reconcile = scheduled('reconcile');
export const resolvePayouts = scheduled('resolve-payouts');
export const settleCheckouts = scheduled('settle-checkouts');
export const settleRefunds = scheduled('settle-refunds');
export const sendMails = scheduled('send-mails');
export const sweepFiles = scheduled('sweep-files');
export const removeUnsentFiles = scheduled('remove-unsent-files');
