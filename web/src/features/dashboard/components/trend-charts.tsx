import type { SpanFigures } from '@doubloon/contract/dashboard/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { chakra, SectionTitle, Hint } from '../../../shared/style/chakra.tsx';
import { BarChart } from '../../../shared/ui/figures/charts.tsx';
import type { HeadFigure } from '../../../shared/ui/figures/figure-card.tsx';
import { deltaOf } from '../../../shared/ui/figures/delta.ts';
import { formatCents, formatCount, formatNumber, formatScaleCents } from '../../../shared/ui/figures/numbers.tsx';
import { datedByDecision, RangeChoice, useRange } from '../../../shared/ui/figures/range-choice.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { spanName } from '../../../shared/ui/figures/time.ts';
import { trendsQuery } from '../api/queries.ts';
import { FunnelChart } from './funnel-chart.tsx';
import { NotesOpener } from '../../../shared/ui/layout/notes-opener.tsx';

const Heading = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    marginBottom: '4',
  },
});

// Side by side, the drawings begin at one height, however much stands above them.
const Drawings = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    marginBottom: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > figure': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
    '& > figure + figure': { marginTop: { base: '6', md: '0' } },
    '& > figure:nth-of-type(3)': { gridColumn: '1 / -1', marginTop: '6' },
  },
});

/** A range of days as pictures: an owner's spending or a creator's earnings, views, and how far applications got, each beside the days before. */
export function TrendCharts({ user }: { user: SessionUser }) {
  const [range, setRange] = useRange();
  const { data, isLoading } = useQuery(trendsQuery(user.uid, range));
  if (isLoading) return <Skeleton height={{ base: '65rem', md: '47rem' }} borderRadius="lg" />;
  // Silent, as every failure of the dashboard is.
  if (!data) return null;
  const { columns, total, before, funnel } = data;
  // The answer's, which may still be the one before.
  const days = data.range === 'all' ? null : Number(data.range);
  const isCreator = user.role === 'content_creator';
  const lists = isCreator ? listsOfCreator(days === null ? null : (columns[0]?.from ?? null)) : listsOfOwner;
  const values = (kind: keyof SpanFigures) => columns.map((column) => column[kind]);
  const figure = (kind: keyof SpanFigures, format: (value: number) => string): HeadFigure => ({
    value: format(total[kind]),
    delta: before && days !== null ? deltaOf(total[kind], before[kind], days) : undefined,
    leads: lists[kind],
  });
  const shared = {
    columnName: days === null ? 'Month' : 'Days',
    columns: columns.map(({ from, to }) => spanName(from, to, days === null)),
  };
  const nothing = (first: string) => (days === null ? first : `Nothing in these ${days} days.`);
  return (
    <section>
      <Heading>
        <SectionTitle>Over time</SectionTitle>
        <RangeChoice range={range} onChange={setRange} />
      </Heading>
      <Drawings>
        {isCreator ? (
          <BarChart
            {...shared}
            title="Earnings"
            figures={[figure('paidOut', formatCents)]}
            format={formatCents}
            short={formatScaleCents}
            emptyText={nothing('Your first payout draws this picture.')}
            series={[{ name: 'Earned', color: 'accent', values: values('paidOut') }]}
          />
        ) : (
          <BarChart
            {...shared}
            title="Paid in and paid out"
            figures={[
              { ...figure('paidIn', formatCents), name: 'Paid in', color: 'muted' },
              { ...figure('paidOut', formatCents), name: 'Paid out', color: 'accent' },
            ]}
            format={formatCents}
            short={formatScaleCents}
            emptyText={nothing('The first payment draws this picture.')}
            series={[
              { name: 'Paid in', color: 'muted', values: values('paidIn') },
              { name: 'Paid out', color: 'accent', values: values('paidOut') },
            ]}
          />
        )}
        <BarChart
          {...shared}
          title="Views paid for"
          figures={[figure('views', formatNumber)]}
          format={formatNumber}
          short={formatCount}
          emptyText={nothing('The first payment for views draws this picture.')}
          series={[{ name: 'Views paid for', color: 'skyText', values: values('views') }]}
        />
        <FunnelChart
          title="From application to payout"
          note={data.complete ? undefined : 'Counted from the newest 100 of each kind.'}
          emptyText={nothing('The first application draws this picture.')}
          leads={lists.applications}
          steps={[
            { name: 'Applied', value: funnel.applied },
            { name: 'Approved', value: funnel.approved },
            { name: 'Delivered a treasure', value: funnel.delivered },
            { name: 'Paid', value: funnel.paid },
          ]}
        />
      </Drawings>
      <details>
        <NotesOpener>How these are counted</NotesOpener>
        <Hint>{datedByDecision} Views are read from the platforms, or accepted by the owner.</Hint>
      </details>
    </section>
  );
}

type Lists = Readonly<Record<keyof SpanFigures | 'applications', NonNullable<HeadFigure['leads']>>>;

const listsOfOwner: Lists = {
  paidIn: { to: paths.lootManagement, label: 'the loots that it was paid for' },
  paidOut: { to: `${paths.lootManagement}?sort=paid`, label: 'the loots that paid most' },
  views: { to: `${paths.lootManagement}?sort=views`, label: 'the loots with most views' },
  applications: { to: paths.applications, label: 'all applications' },
};

/** The payouts that a creator's figures are of: all that were paid, or those since a day. */
function listsOfCreator(since: string | null): Lists {
  const paid = new URLSearchParams({ payouts: 'paid', ...(since !== null && { since }) });
  const byViews = new URLSearchParams([...paid, ['payout-order', 'views']]);
  const payouts = { to: `${paths.payouts}?${paid}`, label: 'the payouts of these days' };
  return {
    paidIn: payouts,
    paidOut: payouts,
    views: { to: `${paths.payouts}?${byViews}`, label: 'the payouts for these views' },
    applications: { to: paths.ownApplications, label: 'all my applications' },
  };
}
