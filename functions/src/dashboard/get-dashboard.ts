import type { Dashboard, DashboardStats, PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import { DASHBOARD_RECENT_ITEMS, PAYMENT_FLOW_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { divideRounding, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { listApplicationsOfCreator } from '../applications/show-applications.ts';
import { listCampaignsOfOwner } from '../campaigns/show-campaigns.ts';
import type { Handler, Call } from '../platform/dependencies.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '../payments/statements/show-payouts.ts';

const MINUTES_PER_DAY = 24 * 60;

/**
 * The numbers of a dashboard in both shapes of the specification. Averages are per campaign of spending and per payout of earnings, 0 where there is nothing to
 * divide by; the response time is in days with one decimal.
 */
export function toDashboardStats(dashboard: Dashboard): DashboardStats {
  const { campaigns, applications, money, messages, notifications, decidedApplications, responseMinutes } = dashboard;
  const accepted = applications.approved + applications.completed;
  return {
    campaigns,
    applications,
    financial: {
      totalSpent: money.paidInCents,
      averageSpent: average(money.paidInCents, campaigns.total),
      totalEarned: money.earnedCents,
      averageEarned: average(money.earnedCents, money.earnedCount),
    },
    messages,
    notifications,
    activeCampaigns: campaigns.active,
    totalApplications: applications.total,
    pendingApplications: applications.pending,
    approvedApplications: accepted,
    completedCampaigns: campaigns.completed,
    totalSpent: money.paidInCents,
    totalEarnings: money.earnedCents,
    successRate: average(accepted * 100, accepted + applications.rejected),
    averageResponseTime: average(responseMinutes * 10, decidedApplications * MINUTES_PER_DAY) / 10,
  };
}

function average(sum: number, count: number): number {
  return count > 0 ? divideRounding(BigInt(sum), BigInt(count)) : 0;
}

export const getDashboardStats: Handler<'getDashboardStats'> = async ({ db }, { params }) =>
  toDashboardStats(await db.dashboards.get(params.uid));

const pageOf = ({ limit = DASHBOARD_RECENT_ITEMS }: { readonly limit?: number | undefined }) => ({ limit });

export const listRecentCampaigns: Handler<'listRecentCampaigns'> = async (call, { params, query }) =>
  (await listCampaignsOfOwner(call, { params, query: pageOf(query) })).items;

export const listRecentApplications: Handler<'listRecentApplications'> = async (call, { params, query }) =>
  (await listApplicationsOfCreator(call, { params, query: pageOf(query) })).items;

/** Answers a creator's payouts; for anybody else an owner's payments and the payouts made from them. */
export const getPaymentFlow: Handler<'getPaymentFlow'> = (call, { params }) =>
  call.caller.role === 'content_creator' ? flowOfCreator(call, params.uid) : flowOfOwner(call, params.uid);

const query = { limit: PAYMENT_FLOW_ITEMS };

async function flowOfOwner(call: Call, uid: string): Promise<PaymentFlow> {
  const [{ money }, payments, payouts] = await Promise.all([
    call.db.dashboards.get(uid),
    call.db.campaignFunds.pageOfOwner(uid, query),
    listPayoutsOfOwner(call, { params: { id: uid }, query }),
  ]);
  return {
    totalPaidIn: money.paidInCents,
    totalPaidOut: money.paidOutCents,
    pendingPayouts: money.pendingPayoutCents,
    available: money.availableCents,
    refunded: money.refundedCents,
    disputed: money.disputedCents,
    platformRevenue: money.feeCents,
    paymentFlowPercentage: percentage(money.paidOutCents, money.paidInCents),
    recentPayments: payments.items.map(toPaidItem),
    recentPayouts: payouts.items.map(toFlowItem),
  };
}

async function flowOfCreator(call: Call, uid: string): Promise<PaymentFlow> {
  const [{ money }, payouts] = await Promise.all([
    call.db.dashboards.get(uid),
    listPayoutsOfCreator(call, { params: { id: uid }, query }),
  ]);
  return {
    totalPaidIn: 0,
    totalPaidOut: money.earnedCents,
    pendingPayouts: money.pendingEarningsCents,
    available: 0,
    refunded: 0,
    disputed: 0,
    platformRevenue: 0,
    paymentFlowPercentage: 0,
    recentPayments: [],
    recentPayouts: payouts.items.map(toFlowItem),
  };
}

/** A payment as it came in, whatever has become of it: the sum of all that was paid in counts it too. */
function toPaidItem(funds: CampaignFunds): PaymentFlow['recentPayments'][number] {
  const { campaignId: campaign_id, campaignTitle: title, goesBack, createdAt } = funds;
  const amount = totalPayableCents(funds.balances.funded);
  return { id: fundsIdOf(funds), campaign_id, title, amount, goes_back: goesBack, created_at: createdAt };
}

function toFlowItem(payout: PayoutView): PaymentFlow['recentPayouts'][number] {
  const { id, campaign_id, campaignTitle: title, amount, status, created_at } = payout;
  return { id, campaign_id, title, amount, status, created_at };
}

function percentage(part: number, whole: number): number {
  return whole > 0 ? divideRounding(BigInt(part) * 10_000n, BigInt(whole)) / 100 : 0;
}
