import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, List, Muted, SectionTitle } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { creatorPayoutsQuery } from '../api/queries.ts';
import { PAYOUT_NAMES, payoutFilterLabels, statusesOfFilter } from '../payout-filter.ts';
import { PayoutRow } from './payout-row.tsx';
import { YearlyStatement } from './yearly-statement.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const ReceiptDialog = lazyPart(async () => (await import('../../../shared/payments/receipt-dialog.tsx')).ReceiptDialog);

interface PayoutListProps {
  creatorId: string;
  /** The loot they are from, where only its own are listed. */
  campaignId?: string;
}

/** A creator's payouts, all with the statement of each year or those of one loot, each with its receipt; of those that failed, who must act. */
export function PayoutList({ creatorId, campaignId }: PayoutListProps) {
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  const { selected, search, narrowing } = useNarrowing(payoutFilterLabels, {
    names: PAYOUT_NAMES,
    // The payouts of one loot all have its title.
    placeholder: campaignId === undefined ? 'Title of the loot' : undefined,
  });
  const list = useInfiniteQuery(
    creatorPayoutsQuery(creatorId, { campaignId, status: statusesOfFilter[selected], search }),
  );
  const titleOf = (payout: PayoutView) => (campaignId ? purposeOf(payout) : payout.campaignTitle);
  return (
    <Card>
      <SectionTitle marginBottom="4">Payouts</SectionTitle>
      <PagedList
        list={list}
        narrowing={narrowing}
        problem={payoutsText.fetchFailed}
        pending={<Skeleton height="24" />}
        drawing="chest"
        noneFound="No payouts match"
        empty={<Muted>No payouts yet</Muted>}
      >
        {(payouts) => (
          <List>
            {payouts.map((payout) => (
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
          </List>
        )}
      </PagedList>
      {campaignId === undefined && <YearlyStatement creatorId={creatorId} />}
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Card>
  );
}

/** Returns the purpose of a payout: a proof, a treasure or the project. */
function purposeOf({ proof_id: proof, treasure_id: deliverable }: PayoutView): string {
  if (proof) return 'More views by a proof';
  return deliverable ? 'A treasure' : 'The whole project';
}
