import { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { COUNTED_FROM } from '../../../shared/loots/sourced-views.tsx';
import type { SessionUser } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { BarChart, FunnelChart } from '../../../shared/ui/figures/charts.tsx';
import { formatCents, formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { monthName } from '../../../shared/ui/figures/time.ts';

/** The last months as pictures: an owner's spending or a creator's earnings, views, and how far applications got. */
export function TrendCharts({ user }: { user: SessionUser }) {
  const { data, isLoading } = useQuery(queryOf(getDashboardTrends, { params: { uid: user.uid } }));
  if (isLoading) return <Skeleton height={{ base: '54rem', md: '42rem', xl: '19rem' }} borderRadius="lg" />;
  // Silent, as every failure of the dashboard is.
  if (!data) return null;
  const columns = data.months.map(({ month }) => monthName(month));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const paidIn = data.months.map((month) => month.paidIn);
  const paidOut = data.months.map((month) => month.paidOut);
  const views = data.months.map((month) => month.views);
  const [before, now] = columns.slice(-2);
  const latest = (values: readonly number[], show: (value: number) => string) => {
    const [valueBefore = 0, value = 0] = values.slice(-2);
    return before && now && `${show(value)} in ${now.short} · ${show(valueBefore)} in ${before.short}`;
  };
  const isCreator = user.role === 'content_creator';
  const shared = {
    columnName: 'Month',
    columns,
    note: data.complete ? undefined : 'Counted from the newest 100 of each kind.',
  };
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
    >
      {isCreator ? (
        <BarChart
          {...shared}
          title="Earnings"
          total={formatCents(sum(paidOut))}
          latest={latest(paidOut, formatCents)}
          format={formatCents}
          emptyText="Your first payout draws this picture."
          series={[{ name: 'Earned', color: 'accent', values: paidOut }]}
        />
      ) : (
        <BarChart
          {...shared}
          title="Paid in and paid out"
          // The tiles say what was paid in, in all and in this month.
          total={formatCents(paidOut.at(-1) ?? 0)}
          latest={before && now && `paid out in ${now.short} · ${formatCents(paidOut.at(-2) ?? 0)} in ${before.short}`}
          format={formatCents}
          emptyText="The first payment draws this picture."
          series={[
            { name: 'Paid in', color: 'seaText', values: paidIn },
            { name: 'Paid out', color: 'accent', values: paidOut },
          ]}
        />
      )}
      <BarChart
        {...shared}
        title="Counted views of approved treasures"
        total={formatNumber(sum(views))}
        latest={latest(views, formatNumber)}
        format={formatNumber}
        note={shared.note ? `${COUNTED_FROM} ${shared.note}` : COUNTED_FROM}
        emptyText="The first approved treasure draws this picture."
        series={[{ name: 'Counted views', color: 'seaText', values: views }]}
      />
      <FunnelChart
        title="From application to payout"
        note={shared.note}
        emptyText="The first application draws this picture."
        steps={[
          { name: 'Applied', value: data.funnel.applied },
          { name: 'Approved', value: data.funnel.approved },
          { name: 'Delivered a treasure', value: data.funnel.delivered },
          { name: 'Paid', value: data.funnel.paid },
        ]}
      />
    </chakra.div>
  );
}
