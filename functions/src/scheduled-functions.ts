import { deployedSecrets } from './platform/config/function-options.ts';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { getProcessDependencies } from './platform/process-dependencies.ts';
import { SCHEDULED_JOBS, type ScheduledJob } from './scheduled.ts';

/** Above the minute that is the default: a job that is cut off starts over at its beginning, and never comes to its end. */
const TIMEOUT_SECONDS = 540;

function scheduled({ schedule, run }: ScheduledJob): ScheduleFunction {
  return onSchedule({ schedule, secrets: deployedSecrets, retryCount: 0, timeoutSeconds: TIMEOUT_SECONDS }, () =>
    run(getProcessDependencies()),
  );
}

export const completeCampaigns = scheduled(SCHEDULED_JOBS['complete-campaigns']);
export const decideOverdue = scheduled(SCHEDULED_JOBS['decide-overdue']);
export const issueInvoices = scheduled(SCHEDULED_JOBS['issue-invoices']);
export const keepGrants = scheduled(SCHEDULED_JOBS['keep-grants']);
export const tellOfLapses = scheduled(SCHEDULED_JOBS['tell-of-lapses']);
export const readPosts = scheduled(SCHEDULED_JOBS['read-posts']);
export const resumeAccountDeletions = scheduled(SCHEDULED_JOBS['resume-account-deletions']);
export const reconcile = scheduled(SCHEDULED_JOBS.reconcile);
export const resolvePayouts = scheduled(SCHEDULED_JOBS['resolve-payouts']);
export const settleCheckouts = scheduled(SCHEDULED_JOBS['settle-checkouts']);
export const settleRefunds = scheduled(SCHEDULED_JOBS['settle-refunds']);
export const sendMails = scheduled(SCHEDULED_JOBS['send-mails']);
export const sweepFiles = scheduled(SCHEDULED_JOBS['sweep-files']);
export const removeUnsentFiles = scheduled(SCHEDULED_JOBS['remove-unsent-files']);
