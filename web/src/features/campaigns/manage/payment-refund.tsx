import type { PaymentRefundView } from '@doubloon/contract/payments/refund-request.ts';
import { chakra, Hint, List, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import {
  goesBackTexts,
  refundHoldTexts,
  refundPendingTexts,
  refundStatusLabels,
  refundsText,
} from '../../../shared/text/refunds.ts';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { refundSteps } from './refund-steps.ts';

const palettes = {
  refunded: 'sea',
  settled: 'sea',
  failed: 'coral',
  refused: 'coral',
  none: 'plain',
  lapsed: 'plain',
} as const;

/** How far the refund of a payment is. */
export function RefundBadge({ refund: { status, under_review: closely } }: PaymentRefundProps) {
  return (
    <Badge colorPalette={palettes[status as keyof typeof palettes] ?? 'gold'}>
      {closely ? 'Being looked at closely' : refundStatusLabels[status]}
    </Badge>
  );
}

interface PaymentRefundProps {
  refund: PaymentRefundView;
}

const isNothing = ({ status }: PaymentRefundView) => status === 'none' || status === 'lapsed';

/** Says that nothing is refunded, because nothing is left, or a bank has taken it back. */
const nothingText = ({ given_back: back }: PaymentRefundView): string =>
  back > 0 ? refundsText.wentBack : refundsText.nothingLeft;

/** True for a refund that the bank can still come before: it has not been made. */
const canBeDisputed = ({ status }: PaymentRefundView) => status !== 'refunded' && status !== 'settled';

/** The refund of the only payment for a loot: its amount, progress and the date of the next automatic try. */
export function PaymentRefund({ refund }: PaymentRefundProps) {
  if (isNothing(refund)) return <p>{nothingText(refund)}</p>;
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
        {canBeDisputed(refund) && <DisputeHint />}
      </div>
      <Stack gap="4" alignContent="start">
        <Steps steps={refundSteps(refund)} />
        <RefundNotes refund={refund} />
      </Stack>
    </chakra.div>
  );
}

/** The refunds of several payments, each under the payment that it is of, with where it is now. */
export function PaymentRefunds({ refunds }: { refunds: readonly PaymentRefundView[] }) {
  return (
    <>
      <List>
        {refunds.map((refund, index) => (
          <chakra.li key={index} borderTopWidth="1px" borderColor="line" paddingY="4" display="grid" gap="2">
            <Wrap alignItems="center" columnGap="3" rowGap="1">
              <chakra.h3 fontFamily="body" fontSize="md">
                <Money cents={refund.paid} /> paid on <DateText value={refund.paid_at} />
              </chakra.h3>
              <RefundBadge refund={refund} />
              {!isNothing(refund) && <Money cents={refund.amount} fontWeight="bold" fontSize="lg" marginLeft="auto" />}
            </Wrap>
            {refund.goes_back && <Hint>{goesBackTexts[refund.goes_back]}</Hint>}
            {isNothing(refund) ? <p>{nothingText(refund)}</p> : <WhereItIs refund={refund} />}
            <RefundNotes refund={refund} />
          </chakra.li>
        ))}
      </List>
      {refunds.some((refund) => !isNothing(refund) && canBeDisputed(refund)) && <DisputeHint />}
    </>
  );
}

function WhereItIs({ refund }: PaymentRefundProps) {
  const steps = refundSteps(refund);
  const { name, note } = steps.find(({ state }) => state === 'current') ?? steps[steps.length - 1] ?? {};
  return (
    <>
      <Hint>
        <Money cents={refund.budget_part} /> of the budget, <Money cents={refund.fee_part} /> of the platform fee.
      </Hint>
      <chakra.p fontSize="sm">
        {refund.status !== 'waiting' && <chakra.span fontWeight="semibold">{name}: </chakra.span>}
        {note}
      </chakra.p>
    </>
  );
}

function DisputeHint() {
  return (
    <Hint marginTop="5" maxWidth="prose">
      If you dispute the payment with your bank instead, the money is frozen until the bank has decided, and no refund
      can be sent meanwhile.
    </Hint>
  );
}

/** Why a refund waits or has failed, and what comes of that. */
function RefundNotes({ refund }: PaymentRefundProps) {
  const { waits_for: hold, pending_reason: pending } = refund;
  return (
    <>
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
    </>
  );
}
