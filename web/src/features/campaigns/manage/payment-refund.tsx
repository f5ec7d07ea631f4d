import { isKeptBack, type PaymentRefundView } from '@doubloon/contract/payments/refund-request.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { refundHoldTexts, refundPendingTexts, refundStatusLabels, refundsText } from '../../../shared/text/refunds.ts';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { refundSteps } from './refund-steps.ts';

const tones = {
  refunded: 'sea',
  settled: 'sea',
  failed: 'coral',
  refused: 'coral',
  none: 'plain',
  lapsed: 'plain',
} as const;

/** How far the refund of a payment is. */
export function RefundBadge({
  refund: { status, pending_reason: pending, under_review: closely },
}: PaymentRefundProps) {
  const isWaiting = status === 'refunding' && isKeptBack(pending);
  return (
    <Badge tone={tones[status as keyof typeof tones] ?? 'gold'}>
      {closely ? 'Being looked at closely' : isWaiting ? 'Pending' : refundStatusLabels[status]}
    </Badge>
  );
}

interface PaymentRefundProps {
  refund: PaymentRefundView;
}

/** The refund of one payment: its amount, progress and the date of the next automatic try. */
export function PaymentRefund({ refund }: PaymentRefundProps) {
  const { status, waits_for: hold, pending_reason: pending } = refund;
  if (status === 'none' || status === 'lapsed')
    return <p>{refund.given_back > 0 ? refundsText.wentBack : refundsText.nothingLeft}</p>;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
      <div>
        <chakra.p fontSize="2xl" fontWeight="bold" marginBottom="4">
          <Money cents={refund.amount} />
        </chakra.p>
        <Facts
          facts={[
            ['Of the budget', <Money key="b" cents={refund.budget_part} />],
            ['Of the platform fee', <Money key="f" cents={refund.fee_part} />],
          ]}
        />
        {status !== 'refunded' && status !== 'settled' && (
          <chakra.p textStyle="hint" marginTop="5" maxWidth="prose">
            If you dispute the payment with your bank instead, the money is frozen until the bank has decided, and no
            refund can be sent meanwhile.
          </chakra.p>
        )}
      </div>
      <Stack gap="4" alignContent="start">
        <Steps steps={refundSteps(refund)} />
        {hold && <chakra.p fontSize="sm">{refundHoldTexts[hold].now}</chakra.p>}
        {pending && <chakra.p fontSize="sm">{refundPendingTexts[pending]}</chakra.p>}
        {refund.reason && <chakra.p fontSize="sm">Our team: {refund.reason}</chakra.p>}
        {refund.settlement && (
          <chakra.p fontSize="sm" overflowWrap="anywhere">
            It could not go back the way it was paid, so we paid it by bank transfer on{' '}
            <DateText value={refund.settlement.settled_at} />. Its reference: {refund.settlement.reference}
          </chakra.p>
        )}
        {refund.failure && <chakra.p textStyle="error">{refund.failure}</chakra.p>}
        {refund.next_try_at && (
          <chakra.p fontSize="sm">
            It is tried again by itself on <DateText value={refund.next_try_at} />.
          </chakra.p>
        )}
      </Stack>
    </chakra.div>
  );
}
