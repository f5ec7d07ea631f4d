import { getHealth, runScheduledJob as runScheduledJobOperation } from '@doubloon/contract/system/operations.ts';
import { route } from '../platform/operation-route.ts';
import { runScheduledJob } from './run-scheduled-job.ts';

export const systemRoutes = [
  route(getHealth, ({ config }) => Promise.resolve({ status: 'ok' as const, version: config.version })),
  route(runScheduledJobOperation, runScheduledJob),
];
