import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { creatorPayoutsQuery } from '../api/creator-payouts-query.ts';
import { PayoutRow } from './payout-row.tsx';
import { ReceiptButton } from './receipt-button.tsx';

const ReceiptDialog = lazy(async () => ({
  default: (await import('../../../shared/payments/receipt-dialog.tsx')).ReceiptDialog,
}));

interface PayoutListProps {
  creatorId: string;
  /** The loot they are from, where only its own are listed. */
  campaignId?: string;
}

/** A creator's payouts, all or those of one loot, each with its receipt; of those that failed, who must act. */
export function PayoutList({ creatorId, campaignId }: PayoutListProps) {
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const list = useInfiniteQuery(creatorPayoutsQuery(creatorId, campaignId));
  const payouts = list.data?.pages.flatMap(({ items }) => items);
  const titleOf = (payout: PayoutView) => (campaignId ? purposeOf(payout) : payout.campaignTitle);
  return (
    <Card>
      <chakra.h2 fontSize="xl" marginBottom="4">
        {payoutsText.payoutsTitle}
      </chakra.h2>
      {list.isPending && <Skeleton height="24" />}
      {list.isLoadingError && (
        <QueryProblem title={payoutsText.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {payouts?.length === 0 && <chakra.p color="muted">{payoutsText.noPayouts}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid">
        {payouts?.map((payout) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            title={titleOf(payout)}
            reader="creator"
            action={
              <ReceiptButton
                status={payout.status}
                payoutName={`payout for ${titleOf(payout)}`}
                onOpen={() => setReceiptOf(payout)}
              />
            }
          />
        ))}
      </chakra.ul>
      <LoadMore list={list} problem={payoutsText.fetchFailed} />
      {receiptOf && (
        <Suspense fallback={null}>
          <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

/** What a payout was made for. */
function purposeOf({ proof_id: proof, treasure_id: treasure }: PayoutView): string {
  if (proof) return payoutsText.forProof;
  return treasure ? payoutsText.forTreasure : payoutsText.forProject;
}
