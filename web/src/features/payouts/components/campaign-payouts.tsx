import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { isStuck } from '@doubloon/contract/payments/lifecycle.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReceiptDialog } from '../../../shared/payments/receipt-dialog.tsx';
import { ANCHORS, useArrival } from '../../../shared/state/use-arrival.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChestDrawing } from '../../../shared/ui/drawings.tsx';
import { List } from '../../../shared/ui/layout.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { useNarrowing } from '../../../shared/ui/use-narrowing.ts';
import { ownerPayoutsQuery } from '../api/queries.ts';
import { PAYOUT_NAMES, payoutFilterLabels, statusesOfFilter } from '../payout-filter.ts';
import { useRetryOrResolvePayout } from '../use-retry-or-resolve-payout.ts';
import { PayoutRow } from './payout-row.tsx';
import { ReceiptButton } from './receipt-button.tsx';

interface CampaignPayoutsProps {
  campaignId: string;
  ownerId: string;
  /** Whether the reader is the owner, who can try failed ones again. */
  isOwner: boolean;
}

/** What was paid out of one campaign, with receipts; the owner tries failed payouts again and asks after open ones. */
export function CampaignPayouts({ campaignId, ownerId, isOwner }: CampaignPayoutsProps) {
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const { selected, search, narrowing } = useNarrowing(payoutFilterLabels, {
    names: PAYOUT_NAMES,
    label: 'Show',
    placeholder: payoutsText.searchCreators,
  });
  const list = useInfiniteQuery(ownerPayoutsQuery(ownerId, { campaignId, status: statusesOfFilter[selected], search }));
  const card = useArrival<HTMLElement>(ANCHORS.payouts, !list.isPending);
  const trying = useRetryOrResolvePayout();

  const actions = (payout: PayoutView) => (
    <>
      {isOwner && isStuck(payout.status) && (
        <Button
          look="outline"
          disabled={trying.isPending && trying.variables.id !== payout.id}
          busy={trying.isPending && trying.variables.id === payout.id}
          busyLabel="Trying..."
          onClick={() => trying.mutate(payout)}
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
      <chakra.h2 textStyle="sectionTitle" marginBottom="4">
        {payoutsText.payoutsTitle}
      </chakra.h2>
      <PagedList
        list={list}
        narrowing={narrowing}
        problem={payoutsText.fetchFailed}
        pending={<ListSkeleton rows={2} />}
        drawing={<ChestDrawing />}
        noneFound={payoutsText.noneFound}
        empty={
          <chakra.p color="muted">
            {payoutsText.noPayouts}. {payoutsText.noneToCreators}
          </chakra.p>
        }
      >
        {(payouts) => (
          <List>
            {payouts.map((payout) => (
              <PayoutRow
                key={payout.id}
                payout={payout}
                title={payout.creatorName}
                reader="owner"
                action={actions(payout)}
              />
            ))}
          </List>
        )}
      </PagedList>
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Card>
  );
}
