import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import type * as operations from '@doubloon/contract/dashboard/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { PAYMENT_FLOW_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { divideRounding, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { listCampaignsOfOwner } from '../campaigns/list-campaigns.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '../payments/statements/show-payouts.ts';
import type { Call } from '../platform/dependencies.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** A creator reads what is paid out to them; anybody else an owner's payments and what was paid out of them. */
export const getPaymentFlow: Handler<typeof operations.getPaymentFlow> = (call, { params }) =>
  call.caller.role === 'content_creator' ? flowOfCreator(call, params.uid) : flowOfOwner(call, params.uid);

const query = { limit: PAYMENT_FLOW_ITEMS };

async function flowOfOwner(call: Call, uid: string): Promise<PaymentFlow> {
  const [{ money }, campaigns, payouts] = await Promise.all([
    call.db.dashboards.get(uid),
    listCampaignsOfOwner(call, { params: { id: uid }, query }),
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
    recentPayments: campaigns.items.map(({ id, title, budget, created_at }) => ({
      id,
      title,
      amount: totalPayableCents(budget),
      created_at,
    })),
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

function toFlowItem(payout: PayoutView): PaymentFlow['recentPayouts'][number] {
  const { id, campaignTitle, amount, status, created_at } = payout;
  return { id, title: campaignTitle, amount, status, created_at };
}

function percentage(part: number, whole: number): number {
  return whole > 0 ? divideRounding(BigInt(part) * 10_000n, BigInt(whole)) / 100 : 0;
}
