import { wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creatorPayoutsQuery } from '../api/queries.ts';
import { viewsBefore } from '../views-before.ts';
import { PaymentRow, PayoutRow } from './payout-row.tsx';
import { ReceiptButton } from './payouts-section.tsx';
import { paths } from '../../../shared/paths.ts';
import { List, Muted } from '../../../shared/style/chakra.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const ReceiptDialog = lazyPart(async () => (await import('../../../shared/payments/receipt-dialog.tsx')).ReceiptDialog);

const LATEST = 3;

/** The shape of as many rows as there can be, with their height on every screen. */
function RowsSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: LATEST }, (_, row) => (
        <PaymentRow key={row}>
          <Skeleton width="full" height={{ base: '4.5rem', md: '3rem' }} />
        </PaymentRow>
      ))}
    </List>
  );
}

/** The latest of a creator's payouts with their receipts, and the way to all of them. */
export function LatestPayouts({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(creatorPayoutsQuery(creatorId));
  const [receiptOf, setReceiptOf] = useState<PayoutView>();
  return (
    <Section
      title="Payouts"
      actions={
        <TextLink to={paths.payouts} paddingY="2.5" marginY="-2.5">
          View all payouts
        </TextLink>
      }
    >
      <QueryView query={list} problem={payoutsText.fetchFailed} pending={<RowsSkeleton />}>
        {({ pages }) => {
          const payouts = pages.flatMap(({ items }) => items);
          const latest = payouts.slice(0, LATEST);
          if (latest.length === 0) return <Muted>No payouts yet</Muted>;
          return (
            <List>
              {latest.map((payout) => (
                <PayoutRow
                  isShort
                  key={payout.id}
                  payout={payout}
                  title={payout.campaignTitle}
                  reader="creator"
                  before={viewsBefore(payout, payouts)}
                  action={
                    <ReceiptButton
                      isPaid={wasPaid(payout.status)}
                      of={`payout for ${payout.campaignTitle}`}
                      onOpen={() => setReceiptOf(payout)}
                    />
                  }
                />
              ))}
            </List>
          );
        }}
      </QueryView>
      {receiptOf && (
        <ReceiptDialog payoutId={receiptOf.id} status={receiptOf.status} onClose={() => setReceiptOf(undefined)} />
      )}
    </Section>
  );
}
