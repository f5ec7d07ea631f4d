import './platform/function-options.ts';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { deployedSecrets } from './platform/deployed-secrets.ts';
import { getProcessDependencies } from './platform/process-dependencies.ts';
import { SCHEDULED_JOBS, type ScheduledJob } from './scheduled.ts';

function scheduled({ schedule, run }: ScheduledJob): ScheduleFunction {
  return onSchedule({ schedule, secrets: deployedSecrets, retryCount: 0 }, () => run(getProcessDependencies()));
}

export const resolvePayouts = scheduled(SCHEDULED_JOBS['resolve-payouts']);
export const removeUnsentFiles = scheduled(SCHEDULED_JOBS['remove-unsent-files']);
export const sweepFiles = scheduled(SCHEDULED_JOBS['sweep-files']);
