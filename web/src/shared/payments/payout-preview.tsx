import { actingParty } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/statements/receipt.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { chakra, Hint, Stack } from '../style/chakra.tsx';
import { viewsLine } from '../text/payouts.ts';
import { HowViewsCount } from '../ui/buttons/help-link.tsx';
import { AmountCard } from '../ui/figures/amount-card.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { QueryView, Skeleton } from '../ui/lists/query-view.tsx';
import { PaymentFailureNotice } from './unpaid-notice.tsx';
import { approvalOutcome, type ApprovalOutcome } from './approval-outcome.ts';
import { paymentObstacleNews, type PaidThing } from './payment-failure.ts';
import { ReceiptLines } from './receipt-lines.tsx';

interface PayoutPreviewProps {
  preview: UseQueryResult<Preview>;
  /** Subject of the payment. */
  paid: PaidThing;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** True where it is said beside it already why it could not be paid before. */
  explained?: boolean;
}

/** Preview of the payment for an approval: the amount, its calculation, and anything that blocks it. It stays, like the button it explains, when it cannot be asked for again. */
export function PayoutPreview({ preview, ...about }: PayoutPreviewProps) {
  return (
    <QueryView
      query={preview}
      problem="Failed to work out what approving pays"
      pending={<Skeleton height="48" borderRadius="lg" />}
      beside
    >
      {(data) => <ShownPreview data={data} {...about} />}
    </QueryView>
  );
}

const TITLES: Partial<Record<ApprovalOutcome['kind'], string>> = {
  pays: 'Approving pays now',
  held: 'Approving sets aside',
};

function ShownPreview({
  data,
  paid,
  remainingCents,
  explained = false,
}: Omit<PayoutPreviewProps, 'preview'> & { data: Preview }) {
  const { receipt } = data;
  const outcome = approvalOutcome(data);
  const pays = outcome.kind === 'pays';
  return (
    <Stack gap="4">
      <AmountCard title={TITLES[outcome.kind] ?? 'Due, and not payable now'} cents={receipt.amount}>
        <chakra.div paddingX="5" paddingY="2">
          <ReceiptLines
            receipt={receipt}
            total={pays ? 'Pays now' : 'Due'}
            remainingCents={pays ? remainingCents : undefined}
          />
        </chakra.div>
      </AmountCard>
      <Hint>
        {viewsLine} <HowViewsCount />
      </Hint>
      {pays && receipt.amount === 0 && (
        <chakra.p fontSize="sm">
          Nothing is due for this: what it has earned is paid already. Approving moves no money.
        </chakra.p>
      )}
      {outcome.kind === 'held' && !explained && <Notice colorPalette="gold" title={outcome.why} />}
      {outcome.kind === 'refused' && <Notice colorPalette="gold" title={outcome.why} />}
      {outcome.kind === 'unpayable' && outcome.problem && !explained && (
        <PaymentFailureNotice
          news={paymentObstacleNews({ ...outcome.problem, must_act: actingParty(outcome.problem.reason) }, paid)}
        />
      )}
    </Stack>
  );
}
