import type * as operations from '@doubloon/contract/dashboard/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toDashboardStats } from './dashboard-stats.ts';

export const getDashboardStats: Handler<typeof operations.getDashboardStats> = async ({ db }, { params }) =>
  toDashboardStats(await db.dashboards.get(params.uid));
