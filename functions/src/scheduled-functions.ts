import './platform/function-options.ts';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { deployedSecrets } from './platform/deployed-secrets.ts';
import { getProcessDependencies } from './platform/process-dependencies.ts';
import { SCHEDULED_JOBS, type ScheduledJob } from './scheduled.ts';

function scheduled({ schedule, run }: ScheduledJob): ScheduleFunction {
  return onSchedule({ schedule, secrets: deployedSecrets, retryCount: 0 }, () => run(getProcessDependencies()));
}

export const completeCampaigns = scheduled(SCHEDULED_JOBS['complete-campaigns']);
export const decideOverdue = scheduled(SCHEDULED_JOBS['decide-overdue']);
export const resumeAccountDeletions = scheduled(SCHEDULED_JOBS['resume-account-deletions']);
export const reconcile = scheduled(SCHEDULED_JOBS.reconcile);
export const resolvePayouts = scheduled(SCHEDULED_JOBS['resolve-payouts']);
export const settleRefunds = scheduled(SCHEDULED_JOBS['settle-refunds']);
export const sweepFiles = scheduled(SCHEDULED_JOBS['sweep-files']);
export const removeUnsentFiles = scheduled(SCHEDULED_JOBS['remove-unsent-files']);
