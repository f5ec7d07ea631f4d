import { listPayoutsNeedingAttention, reversePayout } from '@doubloon/contract/admin/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { Decision } from '../decision.ts';
import { useDecision } from './cases/use-decision.tsx';
import { pagesOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { paths } from '../../../shared/paths.ts';
import { payoutActors } from '../../../shared/text/admin.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { chakra, Detail } from '../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/lists/data-table.tsx';
import { NearDateText } from '../../../shared/ui/figures/date-text.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { StatusSegments } from '../../../shared/ui/lists/status-segments.tsx';
import { Named, NothingWaits, RowActions } from './admin-list.tsx';
import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';

const Place = chakra('div', {
  base: { '& td:nth-of-type(2)': { fontWeight: 'semibold' }, '& td:nth-of-type(4)': { whiteSpace: 'nowrap' } },
});

interface Attention extends Pick<PayoutView, 'status'> {
  readonly failure: { readonly reason: string; readonly mended: boolean } | null;
}

const filterLabels = {
  all: 'All',
  failed: payoutStatusLabels.failed,
  unresolved: payoutStatusLabels.unresolved,
} as const;

/** Chooses between the payouts that need attention; nothing where those of one loot are shown. */
export function PayoutsFilter() {
  const [search] = useSearchParams();
  const { narrowing } = useNarrowing(filterLabels);
  return search.has('loot') ? null : <StatusSegments {...narrowing.choice} />;
}

/**
 * Payouts that did not arrive, why, and who has to act: their owners and the schedule try them again, not admins. Or all payouts of the loot that the address names
 * (`loot`), of which admins can take back those that arrived.
 */
export function PayoutsScreen() {
  const [search] = useSearchParams();
  const loot = search.get('loot') ?? undefined;
  const { status } = useNarrowing(filterLabels);
  const list = useInfiniteQuery(pagesOf(listPayoutsNeedingAttention, { query: { status, campaign_id: loot } }));
  const { ask, dialog } = useDecision();
  const columns: readonly Column<PayoutView>[] = [
    {
      header: 'Creator',
      cell: ({ creatorName, campaign_id: id, campaignTitle }) => (
        <Named>
          <Avatar name={creatorName} src={null} size="10" />
          <div>
            {creatorName}
            <Detail>
              <Link to={paths.managedLoot(id)} data-row-link>
                {campaignTitle}
              </Link>
            </Detail>
          </div>
        </Named>
      ),
    },
    {
      header: 'Amount',
      onCards: 'beside',
      atEnd: true,
      cell: ({ amount, taken_back: takenBack }) => (
        <>
          <Money cents={amount} />
          {takenBack > 0 && takenBack < amount && <Detail>{formatCents(takenBack)} taken back</Detail>}
        </>
      ),
    },
    {
      header: 'Status',
      cell: ({ status }) => <PayoutStatusBadge status={status} />,
    },
    {
      header: 'Since',
      cell: ({ updated_at: at }) => <NearDateText value={at} />,
    },
    loot !== undefined
      ? {
          header: 'Money',
          actions: true,
          cell: (payout) =>
            payout.status === 'paid' && (
              <RowActions>
                <Button variant="dangerQuiet" onClick={() => ask(takingBack(payout))}>
                  Take back
                </Button>
              </RowActions>
            ),
        }
      : {
          header: 'Who must act',
          onCards: 'bare',
          cell: (payout) => (
            <>
              {payout.failure && !payout.failure.mended && <Detail>{payout.failure.details}</Detail>}
              {whoMustAct(payout)}
            </>
          ),
        },
  ];
  return (
    <>
      {loot !== undefined && (
        <ButtonLink variant="outline" marginBottom="4" to={paths.adminPart('payouts')}>
          Payouts needing attention
        </ButtonLink>
      )}
      <PagedList
        isMain
        list={list}
        problem="Failed to load the payouts"
        empty={
          loot === undefined ? (
            <NothingWaits text="Payments that fail, or whose outcome is not known, show up here." />
          ) : (
            <EmptyState drawing="chest" title="Nothing was paid out of this loot" />
          )
        }
      >
        {(payouts) => (
          <Place>
            <DataTable
              caption={loot === undefined ? 'Payouts needing attention' : 'Payouts of the loot'}
              columns={columns}
              items={payouts}
              keyOf={({ id }) => id}
            />
          </Place>
        )}
      </PagedList>
      {dialog}
    </>
  );
}

/** Returns the decision to take back what a creator still has of a payout. */
function takingBack({ id, creatorName, campaignTitle, amount, taken_back: takenBack }: PayoutView): Decision {
  const money = formatCents(amount - takenBack);
  return {
    title: `Take ${money} back?`,
    effect: `${creatorName} was paid it for “${campaignTitle}”. Stripe takes as much of it out of their balance there as that still has; then it is the loot’s again, or goes back to its owner when the loot is closed. Both sides are told that it was taken back, and it is not paid again by itself.`,
    confirm: `Take back ${money}`,
    loadingText: 'Asking Stripe...',
    dangerous: true,
    saysWhy: true,
    done: ({ taken_back: takenBackNow }: PayoutView) => {
      const back = `${formatCents(takenBackNow - takenBack)} was taken back from ${creatorName}`;
      if (takenBackNow === amount) return `${back}.`;
      return `${back}; ${formatCents(amount - takenBackNow)} was not, because their Stripe balance has no more.`;
    },
    run: (reason) => request(reversePayout, { params: { id }, body: { reason } }),
  };
}

/** Returns who has to do something before a payout that did not arrive can arrive. */
export function whoMustAct({ status, failure }: Attention): string {
  if (status === 'unresolved') return 'Nobody yet: Doubloon asks Stripe by itself how it ended.';
  if (failure?.mended) return 'Nobody: the payment account is ready now. The owner of the loot can retry it.';
  return (failure && payoutActors[failure.reason]) ?? 'The owner of the loot can retry it.';
}
