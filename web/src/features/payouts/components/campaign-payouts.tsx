import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutStatus, PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { ANCHORS, useArrival } from '../../../shared/state/use-arrival.ts';
import { payoutsText, payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChestDrawing } from '../../../shared/ui/drawings.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { NoneWithStatus } from '../../../shared/ui/none-with-status.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { StatusFilter } from '../../../shared/ui/status-filter.tsx';
import { useStatusFilter } from '../../../shared/ui/use-status-filter.ts';
import { ownerPayoutsQuery } from '../api/owner-payouts-query.ts';
import { useSettlePayout } from '../use-settle-payout.ts';
import { PayoutRow } from './payout-row.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const { paid, sending, unresolved, failed, reversed, lapsed } = payoutStatusLabels;
const filterLabels = { all: 'All', paid, sending, unresolved, failed, reversed, lapsed } as const;
const statusesOf: Record<keyof typeof filterLabels, PayoutStatus[] | undefined> = {
  all: undefined,
  paid: ['paid'],
  sending: ['reserved', 'sending'],
  unresolved: ['unresolved'],
  failed: ['failed'],
  reversed: ['reversed'],
  lapsed: ['lapsed'],
};

interface CampaignPayoutsProps {
  campaignId: string;
  ownerId: string;
  /** Whether the reader is the owner, who can try failed ones again. */
  settles: boolean;
}

/** What was paid out of one campaign, with receipts; the owner tries failed payouts again and asks after open ones. */
export function CampaignPayouts({ campaignId, ownerId, settles }: CampaignPayoutsProps) {
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const [filter, setFilter] = useStatusFilter(filterLabels, 'payouts');
  const list = useInfiniteQuery(ownerPayoutsQuery(ownerId, { campaignId, status: statusesOf[filter] }));
  const card = useArrival<HTMLElement>(ANCHORS.payouts, !list.isPending);
  const settling = useSettlePayout();
  const payouts = list.data?.pages.flatMap(({ items }) => items);

  const actions = (payout: PayoutView) => (
    <>
      {settles && (payout.status === 'failed' || payout.status === 'unresolved') && (
        <Button
          look="outline"
          disabled={settling.isPending && settling.variables.id !== payout.id}
          busy={settling.isPending && settling.variables.id === payout.id}
          busyLabel="Trying..."
          onClick={() => settling.mutate(payout)}
        >
          {payout.status === 'failed' ? 'Retry payment' : 'Check payment'}
        </Button>
      )}
      <ReceiptButton
        status={payout.status}
        payoutName={`payout to ${payout.creatorName}`}
        onOpen={() => setReceiptOf(payout)}
      />
    </>
  );
  return (
    <Card ref={card} id={ANCHORS.payouts} tabIndex={-1} outline="none" scrollMarginTop="20" marginTop="10">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <chakra.h2 fontSize="xl" marginBottom="4">
          {payoutsText.payoutsTitle}
        </chakra.h2>
        {(filter !== 'all' || (payouts && payouts.length > 0)) && (
          <StatusFilter label="Show" labels={filterLabels} selected={filter} onSelect={setFilter} />
        )}
      </chakra.div>
      {list.isPending && <ListSkeleton rows={2} />}
      {list.isLoadingError && (
        <QueryProblem title={payoutsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {payouts?.length === 0 && filter !== 'all' && (
        <NoneWithStatus
          drawing={<ChestDrawing />}
          title={payoutsText.noneWithStatus}
          onShowAll={() => setFilter('all')}
        />
      )}
      {payouts?.length === 0 && filter === 'all' && (
        <chakra.p color="muted">
          {payoutsText.noPayouts}. {payoutsText.noneToCreators}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid">
        {payouts?.map((payout) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            title={payout.creatorName}
            reader="owner"
            action={actions(payout)}
          />
        ))}
      </chakra.ul>
      <LoadMore list={list} problem={payoutsText.fetchFailed} />
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Card>
  );
}
