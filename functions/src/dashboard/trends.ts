import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import type { DashboardTrends } from '@doubloon/contract/dashboard/dashboard.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { acceptedPosts, countedViews } from '@doubloon/contract/payments/counted-posts.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { TREND_ITEMS, TREND_MONTHS } from '@doubloon/contract/shared/constants.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { listApplicationsOfCreator, listApplicationsOfOwner } from '../applications/show-applications.ts';
import { pageOfOwnDeliverables } from '../deliverables/show-deliverables.ts';
import { listPayoutsOfCreator, listPayoutsOfOwner } from '../payments/statements/show-payouts.ts';
import type { Handler } from '../platform/dependencies.ts';

export interface TrendSources {
  /** An owner's payments for loots, budget that was added included. */
  readonly payments: Page<CampaignFunds>;
  readonly applications: Page<ApplicationView>;
  readonly deliverables: Page<Deliverable>;
  readonly payouts: Page<PayoutView>;
}

/** Returns the trends of the `TREND_MONTHS` months up to `now`, month by month in UTC, and how far the applications of these months got. */
export function toTrends(sources: TrendSources, now: Date): DashboardTrends {
  const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - TREND_MONTHS + 1, 1));
  const since = <T extends Dated>({ items }: Page<T>) =>
    items.filter((item) => dateOf(item) >= begin && dateOf(item) <= now);
  const payments = since(sources.payments);
  const applications = since(sources.applications);
  const deliverables = since(sources.deliverables);
  const paid = since(sources.payouts).filter(({ status }) => status === 'paid');
  const posts = countedPosts(deliverables);
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index, 1))),
  ).map((month) => {
    const sum = <T extends Dated>(items: readonly T[], amount: (item: T) => number) =>
      items.reduce((total, item) => (monthOf(dateOf(item)) === month ? total + amount(item) : total), 0);
    return {
      month,
      paidIn: sum(payments, ({ balances }) => totalPayableCents(balances.funded)),
      paidOut: sum(paid, ({ amount }) => amount),
      views: sum(posts, ({ views }) => views),
    };
  });
  return { months, funnel: funnelOf(applications, deliverables, paid), complete: isComplete(sources, begin) };
}

type Dated = { readonly created_at: Date } | { readonly createdAt: Date };
const dateOf = (item: Dated) => ('createdAt' in item ? item.createdAt : item.created_at);

/** Every post that has a treasure among these, with the views of it that count and when it was first delivered. */
function countedPosts(deliverables: readonly Deliverable[]): { views: number; createdAt: Date }[] {
  const posts = Map.groupBy(deliverables, ({ applicationId, postKey }) => `${applicationId} ${postKey}`);
  return [...posts.values()].map((reports) => ({
    views: countedViews(acceptedPosts(reports)),
    createdAt: new Date(Math.min(...reports.map(({ createdAt }) => createdAt.getTime()))),
  }));
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

/** Counts the applications that reached each step of the funnel; no step has more than the one before. */
function funnelOf(
  applications: readonly ApplicationView[],
  deliverables: readonly Deliverable[],
  paid: readonly PayoutView[],
): DashboardTrends['funnel'] {
  const withDeliverable = new Set(deliverables.map(({ applicationId: id }) => id));
  const withPayout = new Set(paid.map(({ application_id: id }) => id));
  const approved = applications.filter(({ status }) => isAccepted(status));
  const delivered = approved.filter(({ id }) => withDeliverable.has(id));
  return {
    applied: applications.length,
    approved: approved.length,
    delivered: delivered.length,
    paid: delivered.filter(({ id }) => withPayout.has(id)).length,
  };
}

/** True when lists, newest first, hold everything since `begin`. One that goes on, and whose last item is of these months, may have more of them. */
function isComplete(sources: TrendSources, begin: Date): boolean {
  return Object.values(sources).every(({ items, nextCursor }: Page<Dated>) => {
    const last = items.at(-1);
    return nextCursor === null || last === undefined || dateOf(last) < begin;
  });
}

const query = { limit: TREND_ITEMS };

export const getDashboardTrends: Handler<'getDashboardTrends'> = async (call, { params }) => {
  const input = { params: { id: params.uid }, query };
  const isCreator = call.caller.role === 'content_creator';
  const [payments, applications, deliverables, payouts] = await Promise.all([
    isCreator ? { items: [], nextCursor: null } : call.db.campaignFunds.pageOfOwner(params.uid, query),
    isCreator ? listApplicationsOfCreator(call, input) : listApplicationsOfOwner(call, input),
    pageOfOwnDeliverables(call, query),
    isCreator ? listPayoutsOfCreator(call, input) : listPayoutsOfOwner(call, input),
  ]);
  return toTrends({ payments, applications, deliverables, payouts }, call.clock.now());
};
