import type { LedgerResultView } from '@doubloon/contract/payments/ledger-result.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { counted, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { formatMoment } from '../../../shared/ui/figures/time.ts';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/** How wide its place is where the table is one; narrower, a recount is a card of a few lines. */
const TABLE = '@container (min-width: 46rem)';

const Place = chakra('div', {
  base: {
    '& tbody': { gap: '2' },
    '& tbody tr': { paddingY: '2' },
    '& td': { paddingY: '0.5' },
    '& th:nth-of-type(n + 2)': { textAlign: 'right' },
    '& td:nth-of-type(n + 2) > div': { textAlign: 'right' },
    '& td:nth-of-type(2), & td:nth-of-type(5)': { display: 'none' },
    [TABLE]: {
      '& tr > th:nth-of-type(n)': { paddingX: '3', whiteSpace: 'nowrap' },
      '& tr > td:nth-of-type(n)': { display: 'table-cell', paddingX: '3', paddingY: '2', whiteSpace: 'nowrap' },
      '& tr > td': { verticalAlign: 'baseline' },
      '& td[data-lead]': { fontWeight: 'normal' },
    },
  },
});
/** The sign keeps its place where there is none, so that the dates stand below each other. */
const Checked = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2',
    paddingLeft: '7',
    '& svg': { position: 'absolute', left: '0', top: '0.2em', color: 'leafText' },
  },
});

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
        {groups > 0 && <CircleCheck size={18} aria-label="The books agree" role="img" />}
        {formatMoment(at)}
        {!isComplete && <Badge>To be continued</Badge>}
      </Checked>
    ),
  },
  {
    header: 'Payments · entries',
    cell: ({ campaigns, groups }) => (
      <OrDash of={campaigns + groups}>{`${formatNumber(campaigns)} · ${formatNumber(groups)}`}</OrDash>
    ),
  },
  {
    header: 'Available',
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
