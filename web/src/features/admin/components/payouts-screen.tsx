import { listPayoutsNeedingAttention } from '@doubloon/contract/admin/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { payoutActors } from '../../../shared/text/admin.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { type Column, DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { StatusFilter, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { NothingWaits, Quiet } from './admin-list.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

interface Attention extends Pick<PayoutView, 'status'> {
  readonly failure: { readonly reason: string; readonly mended: boolean } | null;
}

const filterLabels = {
  all: 'All',
  failed: payoutStatusLabels.failed,
  unresolved: payoutStatusLabels.unresolved,
} as const;

/** Payouts that did not arrive, why, and who has to act. Their owners and the schedule try them again, not admins. */
export function PayoutsScreen() {
  const { status, narrowing } = useNarrowing(filterLabels);
  const list = useInfiniteQuery(pagesOf(listPayoutsNeedingAttention, { query: { status } }));
  const columns: readonly Column<PayoutView>[] = [
    {
      header: 'Creator',
      cell: ({ creatorName, campaign_id: id, campaignTitle }) => (
        <>
          {creatorName}
          <Quiet>
            <Link to={paths.managedLoot(id)} data-row-link>
              {campaignTitle}
            </Link>
          </Quiet>
        </>
      ),
    },
    { header: 'Amount', cell: ({ amount }) => <Money cents={amount} /> },
    {
      header: 'Status',
      cell: ({ status }) => <PayoutStatusBadge status={status} />,
    },
    { header: 'Since', cell: ({ updated_at: at }) => <DateText value={at} /> },
    {
      header: 'Who must act',
      cell: (payout) => (
        <>
          {payout.failure && !payout.failure.mended && <Quiet>{payout.failure.details}</Quiet>}
          {whoMustAct(payout)}
        </>
      ),
    },
  ];
  return (
    <>
      <StatusFilter {...narrowing.choice} />
      <PagedList
        isMain
        list={list}
        problem="Failed to load the payouts"
        empty={<NothingWaits text="Payments that fail, or whose outcome is not known, show up here." />}
      >
        {(payouts) => (
          <DataTable caption="Payouts needing attention" columns={columns} items={payouts} keyOf={({ id }) => id} />
        )}
      </PagedList>
    </>
  );
}

/** Returns who has to do something before a payout that did not arrive can arrive. */
export function whoMustAct({ status, failure }: Attention): string {
  if (status === 'unresolved') return 'Nobody yet: Doubloon asks Stripe by itself how it ended.';
  if (failure?.mended) return 'Nobody: the payout account is ready now. The owner of the loot can retry it.';
  return (failure && payoutActors[failure.reason]) ?? 'The owner of the loot can retry it.';
}
