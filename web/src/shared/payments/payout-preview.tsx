import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/receipt.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../api/api-error.ts';
import { payoutsText } from '../text/payouts.ts';
import { viewsRule } from '../text/views-rule.ts';
import { AmountCard } from '../ui/amount-card.tsx';
import { Button } from '../ui/button.tsx';
import { formatCents } from '../ui/money-format.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { paymentFailureNews, type PaidThing } from './payment-failure.ts';
import { ReceiptLines } from './receipt-lines.tsx';

/** Refusals that approving meets for certain: it is not offered then. Anything else may have changed meanwhile. */
const CERTAIN = ['illegal_state', 'in_flight'];

/** Whether approving can be offered: what it pays is on the screen, and nothing is known to stand in its way. */
export function mayApprove(preview: Preview | undefined): boolean {
  return preview !== undefined && !CERTAIN.includes(preview.problem?.reason ?? '');
}

/** What an approval will pay in one line, for beside its button; nothing while that is not known or nothing is due. */
export function payoutNote(preview: Preview | undefined): string | undefined {
  return preview && preview.receipt.amount > 0 ? payoutsText.paysNow(formatCents(preview.receipt.amount)) : undefined;
}

interface PayoutPreviewProps {
  preview: UseQueryResult<Preview>;
  /** What it pays. */
  paid: PaidThing;
  /** What is left of the loot's budget now, in cents. */
  remainingCents: number | undefined;
  /** Why it could not be paid before stands beside it already. */
  explained?: boolean;
}

/** What an approval will pay, before it is given: the amount first, then how it comes about, then what stands in its way. */
export function PayoutPreview({ preview, paid, remainingCents, explained = false }: PayoutPreviewProps) {
  const { data, error, isPending, refetch } = preview;
  if (isPending) return <Skeleton height="48" borderRadius="lg" />;
  if (error || !data) {
    return (
      <Notice tone="coral" title={payoutsText.previewFailed} alert>
        <chakra.p fontSize="sm">{messageOf(error, payoutsText.unknownError)}</chakra.p>
        <div>
          <Button look="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  }
  const { receipt, problem } = data;
  return (
    <chakra.div display="grid" gap="4">
      <AmountCard title={payoutsText.previewTitle} cents={receipt.amount}>
        <chakra.div paddingX="5" paddingY="2">
          <ReceiptLines receipt={receipt} total="Pays now" remainingCents={remainingCents} />
        </chakra.div>
      </AmountCard>
      <chakra.p color="muted" fontSize="sm">
        {viewsRule}
      </chakra.p>
      {receipt.amount === 0 && !problem && <chakra.p fontSize="sm">{payoutsText.nothingDue}</chakra.p>}
      {problem &&
        (CERTAIN.includes(problem.reason) ? (
          <Notice tone="gold" title={problem.details} />
        ) : (
          !explained && <PaymentFailureNotice news={paymentFailureNews(problem.details, paid)} />
        ))}
    </chakra.div>
  );
}
