import { z } from 'zod';
import { ApplicationView } from '../applications/application.ts';
import { CampaignView } from '../campaigns/campaign.ts';
import { ByUid, QueryInteger, Uid } from '../shared/values.ts';
import { DASHBOARD_RECENT_ITEMS, PAYMENT_FLOW_ITEMS, TREND_ITEMS, TREND_YEARS } from '../shared/constants.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { DashboardStats, DashboardTrends, PaymentFlow, TREND_RANGES } from './dashboard.ts';

const dashboardRoles = onlyRoles('business_owner', 'content_creator', 'admin');

export const getDashboardStats = defineOperation('GET /dashboard/stats/{uid}', {
  id: 'getDashboardStats',
  summary: "The caller's numbers, in both shapes of the specification",
  access: dashboardRoles,
  self: 'params.uid',
  input: { params: z.object({ uid: Uid }) },
  output: DashboardStats,
  cost: { reads: 1, writes: 0 },
});

export const getPaymentFlow = defineOperation('GET /dashboard/payment-flow/{uid}', {
  id: 'getPaymentFlow',
  summary: 'Money in and out of the caller, with the latest payments and payouts',
  access: dashboardRoles,
  self: 'params.uid',
  input: { params: z.object({ uid: Uid }) },
  output: PaymentFlow,
  cost: { reads: 1 + 3 * (PAYMENT_FLOW_ITEMS + 1), writes: 0 },
});

export const getDashboardTrends = defineOperation('GET /dashboard/trends/{uid}', {
  id: 'getDashboardTrends',
  summary: "The caller's money and views over a span of time, beside the span before, and how far applications got",
  access: onlyRoles('business_owner', 'content_creator'),
  self: 'params.uid',
  rateLimits: [{ bucket: 'trends', per: 'user', max: 240, windowSeconds: 600 }],
  input: { params: z.object({ uid: Uid }), query: z.object({ range: z.enum(TREND_RANGES).default('30') }) },
  output: DashboardTrends,
  cost: { reads: TREND_YEARS + 7 * (TREND_ITEMS + 1), writes: 0 },
});

/** Maximum number of items, up to `DASHBOARD_RECENT_ITEMS`, which is the default. */
const RecentQuery = z.object({ limit: QueryInteger.pipe(z.int().min(1).max(DASHBOARD_RECENT_ITEMS)).optional() });

export const listRecentCampaigns = defineOperation('GET /dashboard/recent-campaigns/{id}', {
  id: 'listRecentCampaigns',
  summary: "The owner's latest campaigns",
  access: onlyRoles('business_owner', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: RecentQuery },
  output: z.array(CampaignView),
  cost: { reads: DASHBOARD_RECENT_ITEMS + 1, writes: 0 },
});

export const listRecentApplications = defineOperation('GET /dashboard/recent-applications/{id}', {
  id: 'listRecentApplications',
  summary: "The creator's latest applications",
  access: onlyRoles('content_creator', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: RecentQuery },
  output: z.array(ApplicationView),
  cost: { reads: 3 * DASHBOARD_RECENT_ITEMS + 1, writes: 0 },
});
