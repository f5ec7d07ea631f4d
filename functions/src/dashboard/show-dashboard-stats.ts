import type { getDashboardStats } from '@doubloon/contract/dashboard/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toDashboardStats } from './dashboard-stats.ts';
import { readDashboard } from './dashboards.store.ts';

export const showDashboardStats: Verb<typeof getDashboardStats> = async ({ db }, { params }) =>
  toDashboardStats(await readDashboard(db, params.uid));
