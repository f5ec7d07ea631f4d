import { wasPaid, type PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type { PayoutReceiptView } from '@doubloon/contract/payments/statements/receipt.ts';
import { getReceipt } from '@doubloon/contract/payments/statements/receipt-operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../api/queries/query.ts';
import { SourcedViews } from '../loots/sourced-views.tsx';
import { chakra, Hint } from '../style/chakra.tsx';
import { payoutStatusLabels } from '../text/payouts.ts';
import { Actions, Button } from '../ui/buttons/button.tsx';
import { DateText } from '../ui/figures/date-text.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { Facts } from '../ui/figures/facts.tsx';
import { QueryView, Skeleton } from '../ui/lists/query-view.tsx';
import { ReceiptLines } from './receipt-lines.tsx';

interface ReceiptDialogProps {
  payoutId: string;
  /** Where the payout stands: without money that was paid there is no receipt, but the same account of its amount. */
  status?: PayoutStatus;
  /** True when the payment was made just now. */
  isNew?: boolean;
  onClose: () => void;
}

/** The receipt of one payout, for both of its sides. */
export function ReceiptDialog({ payoutId, status = 'paid', isNew = false, onClose }: ReceiptDialogProps) {
  const found = useQuery(queryOf(getReceipt, { params: { id: payoutId } }));
  return (
    <Dialog title={wasPaid(status) ? 'Payment receipt' : 'Why this amount?'} onClose={onClose}>
      <QueryView query={found} problem="Failed to load the receipt" pending={<Skeleton height="64" />}>
        {(receipt) => (
          <>
            <chakra.div marginBottom="5">
              <Facts
                facts={[
                  ['Creator', receipt.creatorName],
                  ['Loot', receipt.campaignTitle],
                  ['Status', payoutStatusLabels[receipt.status]],
                  ['Date', <DateText key="d" value={receipt.created_at} />],
                  ...originFacts(receipt),
                ]}
              />
            </chakra.div>
            <ReceiptLines
              receipt={receipt}
              total={receipt.status === 'paid' ? 'Paid' : 'Amount'}
              isPaid={receipt.status === 'paid'}
              counts={isNew}
            />
            <Hint marginTop="4" overflowWrap="anywhere">
              {wasPaid(receipt.status) ? 'Receipt' : 'Payout'} {receipt.payout_id}
            </Hint>
          </>
        )}
      </QueryView>
      <Actions>
        <Button onClick={onClose}>Done</Button>
      </Actions>
    </Dialog>
  );
}

/** On what number it was paid, and who decided that; nothing for a receipt that does not say. */
function originFacts({ by_itself: isByItself, counted_from: origin }: PayoutReceiptView): [string, ReactNode][] {
  if (!origin) return [];
  return [
    ['Decision', isByItself ? 'None needed: paid automatically' : 'The owner accepted the number'],
    ['Paid on', <SourcedViews key="o" known={origin} />],
  ];
}
