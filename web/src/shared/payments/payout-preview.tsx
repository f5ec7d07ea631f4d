import { actingParty } from '@doubloon/contract/payments/statements/payment-problem.ts';
import type { PayoutPreview as Preview } from '@doubloon/contract/payments/statements/receipt.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { chakra, Detail, Hint, Stack } from '../style/chakra.tsx';
import { viewsLine } from '../text/payouts.ts';
import { HowViewsCount } from '../ui/buttons/help-link.tsx';
import { formatCents, formatNumber } from '../ui/figures/numbers.tsx';
import { AmountCard } from '../ui/figures/amount-card.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { QueryView, Skeleton } from '../ui/lists/query-view.tsx';
import { PaymentFailureNotice } from './unpaid-notice.tsx';
import { approvalOutcome, type ApprovalOutcome } from './approval-outcome.ts';
import { paymentObstacleNews, type PaidThing } from './payment-failure.ts';
import { countedSum, ReceiptLines } from './receipt-lines.tsx';

interface PayoutPreviewProps {
  preview: UseQueryResult<Preview>;
  /** Subject of the payment. */
  paid: PaidThing;
  /** Remaining budget of the loot, in cents. */
  remainingCents: number | undefined;
  /** True where `PayoutGain` says above what stands in its way. */
  bare?: boolean;
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
  bare = false,
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
      {!bare && <Obstacle outcome={outcome} paid={paid} />}
    </Stack>
  );
}

interface ObstacleProps {
  outcome: ApprovalOutcome;
  paid: PaidThing;
  /** True where it is said beside it already why it could not be paid before. */
  explained?: boolean;
}

/** Says what stands in the way of a payment; nothing where it can be made. */
function Obstacle({ outcome, paid, explained = false }: ObstacleProps) {
  switch (outcome.kind) {
    case 'held':
      return explained ? null : <Notice colorPalette="gold" title={outcome.why} />;
    case 'refused':
      return <Notice colorPalette="gold" title={outcome.why} />;
    case 'unpayable':
      return outcome.problem && !explained ? (
        <PaymentFailureNotice
          news={paymentObstacleNews({ ...outcome.problem, must_act: actingParty(outcome.problem.reason) }, paid)}
        />
      ) : null;
    default:
      return null;
  }
}

const Gain = chakra('p', { base: { textStyle: 'figure', fontWeight: 'bold', fontSize: 'lg', lineHeight: 'snug' } });

interface PayoutGainProps extends Pick<PayoutPreviewProps, 'preview' | 'paid'>, Pick<ObstacleProps, 'explained'> {
  /** The post under review, as receipts name it; undefined where that is not known. */
  post: string | undefined;
}

/** Says in one line what the views of a submission come to, how their count adds up, and below it what stands in the way of the payment. The computation is in `PayoutPreview`. */
export function PayoutGain({ preview, paid, post, explained }: PayoutGainProps) {
  const { data, isLoading } = preview;
  if (!data) return isLoading ? <Skeleton height="7" borderRadius="md" /> : null;
  const { counted_views: views, amount, already_paid: before } = data.receipt;
  const sum = countedSum(data.receipt, post);
  return (
    <Stack gap="3">
      <Gain>
        {formatNumber(views)} counted {views === 1 ? 'view' : 'views'} → {formatCents(amount)}
        {sum && <Detail>{sum}</Detail>}
        {before > 0 && <Detail>after {formatCents(before)} that is paid already</Detail>}
      </Gain>
      <Obstacle outcome={approvalOutcome(data)} paid={paid} explained={explained} />
    </Stack>
  );
}
