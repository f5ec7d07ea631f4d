import type { LedgerResultView } from '@doubloon/contract/payments/ledger-result.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { counted, formatCents, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { formatMoment, nearMoment } from '../../../shared/ui/figures/time.ts';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/** How wide its place is where the table is one; narrower, the recounts are lines of one sheet. */
const TABLE = '@container (min-width: 46rem)';

const Place = chakra('div', {
  base: {
    '& tbody': {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
      gap: '0',
      overflow: 'hidden',
    },
    '& tbody tr': { borderWidth: '0', borderRadius: 'none', paddingY: '3' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
    '& th:nth-of-type(n + 2)': { textAlign: 'right' },
    '& td:nth-of-type(4), & td:nth-of-type(5)': { display: 'none' },
    '& td:nth-of-type(2)': { paddingTop: '1', paddingBottom: '0' },
    '& td:nth-of-type(3)': { fontWeight: 'semibold', paddingY: '0' },
    '& td[data-lead]': { paddingY: '0' },
    [TABLE]: {
      '& tbody': { borderWidth: '0', boxShadow: 'none' },
      '& tr > th:nth-of-type(n)': { paddingX: '3', whiteSpace: 'nowrap' },
      '& tr > td:nth-of-type(n)': { display: 'table-cell', paddingX: '3', paddingY: '1.5', whiteSpace: 'nowrap' },
      '& tr > td': { verticalAlign: 'middle' },
      '& td:nth-of-type(n + 2) > div': { textAlign: 'right' },
      // In line with the figures above.
      '& tr[role] > [role]:first-child': { paddingLeft: '5' },
      '& tr[role] > [role]:last-child': { paddingRight: '5' },
      '& table tr[data-beside] > td[data-corner]': { paddingX: '3', paddingY: '1.5' },
      '& td[data-lead]': { fontWeight: 'normal' },
      '& td:nth-of-type(3)': { fontWeight: 'semibold' },
    },
  },
});
/** In the table the dates have one width, so that the signs stand below each other. */
const Checked = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& > time': { whiteSpace: 'nowrap' },
    [TABLE]: { flexWrap: 'nowrap', '& > time': { flexBasis: '8rem', flexShrink: '0' } },
  },
});
/** The sign of books that agree: quiet, so that only exceptions stand out. */
const Agree = chakra('span', { base: { display: 'inline-flex', color: 'leafText' } });

/** A number, or a dash for nothing. */
function OrDash({ of, children }: { of: number; children: ReactNode }) {
  return of === 0 ? <chakra.span color="muted">–</chakra.span> : children;
}

/** Recounts in which nothing was wrong, a line each. */
const columns: readonly Column<LedgerResultView>[] = [
  {
    header: 'Checked',
    cell: ({ created_at: at, round_complete: isComplete, groups }) => (
      <Checked>
        <time dateTime={at.toISOString()} title={formatMoment(at)}>
          {nearMoment(at, currentTime())}
        </time>
        {groups > 0 && (
          <Agree role="img" aria-label="The books agree" title="The books agree">
            <CircleCheck size={16} aria-hidden />
          </Agree>
        )}
        {!isComplete && <Badge>To be continued</Badge>}
      </Checked>
    ),
  },
  {
    header: 'Payments · entries',
    onCards: 'bare',
    cell: ({ campaigns, groups, balance }) =>
      groups === 0 ? (
        <Badge>No payments</Badge>
      ) : (
        <>
          <span data-wide>{`${formatNumber(campaigns)} · ${formatNumber(groups)}`}</span>
          <Detail data-brief>
            {counted(campaigns, 'payment')}
            {balance && balance.needed_cents > 0 && ` · ${formatCents(balance.needed_cents)} to give back`}
          </Detail>
        </>
      ),
  },
  {
    header: 'Available',
    onCards: 'beside',
    cell: ({ balance }) =>
      balance && (
        <OrDash of={balance.available_cents}>
          <Money cents={balance.available_cents} />
        </OrDash>
      ),
  },
  {
    header: 'Waiting refunds',
    cell: ({ balance }) =>
      balance && (
        <OrDash of={balance.needed_cents}>
          <Money cents={balance.needed_cents} />
        </OrDash>
      ),
  },
  {
    header: 'Reads',
    cell: ({ provider_reads: told }) => told && <span title={readsText(told)}>{formatNumber(told.reads)}</span>,
  },
];

/** Lists recounts in which nothing was wrong. */
export function AgreeingBooks({ results }: { results: readonly LedgerResultView[] }) {
  return (
    <Place>
      <DataTable
        dense
        caption="Recounts in which the books agree"
        columns={columns}
        items={results}
        keyOf={({ id }) => id}
      />
    </Place>
  );
}

/** Returns how much was read at the payment provider, and how much it allows. */
export function readsText({ reads, payments, allowed }: NonNullable<LedgerResultView['provider_reads']>): string {
  const each = payments > 0 ? `: ${formatNumber(Math.ceil(reads / payments))} each` : '';
  return `${formatNumber(reads)} reads at the payment provider in the 30 days before, for ${counted(payments, 'payment')}${each}. It allows ${formatNumber(allowed)}.`;
}
