import type { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toDashboardStats } from './dashboard-stats.ts';

export const showDashboardStats: Verb<typeof getDashboardStats> = async ({ db }, { params }) =>
  toDashboardStats(await db.dashboards.get(params.uid));
