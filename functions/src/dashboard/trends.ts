import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { DashboardTrends } from '@doubloon/contract/dashboard/dashboard.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { TREND_MONTHS } from '@doubloon/contract/shared/constants.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';

/** The newest of everything that a dashboard's charts show. */
export interface TrendSources {
  readonly campaigns: Page<CampaignView>;
  readonly applications: Page<ApplicationView>;
  readonly treasures: Page<DeliverableView>;
  readonly payouts: Page<PayoutView>;
}

/** What happened in the `TREND_MONTHS` months up to `now`, month by month in UTC, and how far the applications of these months got. */
export function toTrends(sources: TrendSources, now: Date): DashboardTrends {
  const begin = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - TREND_MONTHS + 1, 1));
  const since = <T extends { created_at: Date }>({ items }: Page<T>) =>
    items.filter(({ created_at: at }) => at >= begin && at <= now);
  const campaigns = since(sources.campaigns);
  const applications = since(sources.applications);
  const treasures = since(sources.treasures);
  const paid = since(sources.payouts).filter(({ status }) => status === 'paid');
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    monthOf(new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index, 1))),
  ).map((month) => {
    const sum = <T extends { created_at: Date }>(items: readonly T[], amount: (item: T) => number) =>
      items.reduce((total, item) => (monthOf(item.created_at) === month ? total + amount(item) : total), 0);
    return {
      month,
      paidIn: sum(campaigns, ({ budget }) => totalPayableCents(budget)),
      paidOut: sum(paid, ({ amount }) => amount),
      views: sum(treasures, (treasure) =>
        treasure.status === 'approved' ? Math.max(treasure.view_count - treasure.baseline_views, 0) : 0,
      ),
    };
  });
  return { months, funnel: funnelOf(applications, treasures, paid), complete: isComplete(sources, begin) };
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

/** Every step counts only those of the step before, so that no step is wider than the one above it. */
function funnelOf(
  applications: readonly ApplicationView[],
  treasures: readonly DeliverableView[],
  paid: readonly PayoutView[],
): DashboardTrends['funnel'] {
  const withTreasure = new Set(treasures.map(({ application_id: id }) => id));
  const withPayout = new Set(paid.map(({ application_id: id }) => id));
  const approved = applications.filter(({ status }) => status === 'approved' || status === 'completed');
  const delivered = approved.filter(({ id }) => withTreasure.has(id));
  return {
    applied: applications.length,
    approved: approved.length,
    delivered: delivered.length,
    paid: delivered.filter(({ id }) => withPayout.has(id)).length,
  };
}

/** Lists are newest first: one that goes on, and whose last item is of these months, may hold more of them. */
function isComplete(sources: TrendSources, begin: Date): boolean {
  return Object.values(sources).every(({ items, nextCursor }: Page<{ created_at: Date }>) => {
    const last = items.at(-1);
    return nextCursor === null || last === undefined || last.created_at < begin;
  });
}
