import * as operations from '@doubloon/contract/system/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { getHealth } from './get-health.ts';
import { runScheduledJob } from './run-scheduled-job.ts';

export const systemRoutes = routes(operations, {
  getHealth,
  runScheduledJob,
});
