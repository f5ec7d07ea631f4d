import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { isTurnedDown } from '@doubloon/contract/payments/lifecycle.ts';
import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import { isKeptBack, type RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { useMutation } from '@tanstack/react-query';
import { refundQuery } from '../api/queries.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { Card, chakra, SectionTitle, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { refundHoldTexts, refundPendingTexts, refundStatusLabels, refundsText } from '../../../shared/text/refunds.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Steps } from '../../../shared/ui/feedback/steps.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

const closeReasons = {
  owner: 'You closed it',
  ended: 'It ended',
  spent: 'Its budget was paid out',
  lost: 'The bank has taken back its payment',
  repeated: 'It was paid for twice, and all of this payment goes back',
  refused: 'Its payment was too risky, and all of it goes back',
} as const;
const tones = {
  refunded: 'sea',
  settled: 'sea',
  failed: 'coral',
  refused: 'coral',
  none: 'plain',
  lapsed: 'plain',
} as const;

interface RefundCardProps {
  campaign: CampaignView;
  refund: RefundView;
  /** True when the reader is the owner, who can request the refund again. */
  asks: boolean;
}

/** Card with the refund of a closed loot: amount, progress and the date of the next automatic try. */
export function RefundCard({ campaign, refund, asks }: RefundCardProps) {
  const asking = useMutation({
    mutationFn: () => request(requestRefund, { params: { id: campaign.id } }),
    meta: {
      shows: (client, answered: RefundView) => client.setQueryData(refundQuery(campaign.id).queryKey, answered),
      invalidates: ['campaigns'],
      success: 'Refund requested successfully!',
      failure: (error) => failureText('Failed to request the refund', error),
    },
  });
  const { status, waits_for: hold, pending_reason: pending } = refund;
  const isWaiting = status === 'refunding' && isKeptBack(pending);
  const isNothing = status === 'none' || status === 'lapsed';
  return (
    <Card marginBottom="8" aria-label="Refund">
      <Wrap alignItems="center" gap="3" marginBottom="4">
        <SectionTitle>Refund</SectionTitle>
        <Badge tone={tones[status as keyof typeof tones] ?? 'gold'}>
          {refund.under_review ? 'Being looked at closely' : isWaiting ? 'Pending' : refundStatusLabels[status]}
        </Badge>
        <chakra.span textStyle="hint">
          {campaign.close_reason && closeReasons[campaign.close_reason]}
          {campaign.closed_at && (
            <>
              {' '}
              on <DateText value={campaign.closed_at} />
            </>
          )}
        </chakra.span>
      </Wrap>
      {isNothing ? (
        <p>{refundsText.nothingLeft}</p>
      ) : (
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
                If you dispute the payment with your bank instead, the money is frozen until the bank has decided, and
                no refund can be sent meanwhile.
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
      )}
      {refund.can_ask_again && (
        <Wrap alignItems="center" gap="4" marginTop="5">
          {!isTurnedDown(status) && (
            <p>
              <Money cents={refund.still_left} /> of an earlier refund is still here. It can be asked for again; our
              team then looks at it closely.
            </p>
          )}
          {asks && (
            <Button
              variant="outline"
              loading={asking.isPending}
              loadingText="Asking..."
              onClick={() => asking.mutate()}
            >
              Ask again
            </Button>
          )}
        </Wrap>
      )}
    </Card>
  );
}

interface RefundStep {
  name: string;
  state: 'done' | 'current' | 'ahead';
  note?: string | undefined;
}

type RefundFacts = Pick<
  RefundView,
  | 'status'
  | 'pending_reason'
  | 'requested_at'
  | 'review_by'
  | 'under_review'
  | 'decided_at'
  | 'sent_at'
  | 'expected_by'
  | 'refunded_at'
  | 'settlement'
>;

const at = {
  none: 0,
  waiting: 0,
  requested: 1,
  granted: 2,
  refused: 1,
  refunding: 3,
  refunded: 4,
  failed: 3,
  lapsed: 0,
  settled: 4,
};
const on = (day: Date | null) => (day ? formatDate(day) : undefined);

/** The steps of a refund, which it is at, and until when. */
export function refundSteps(refund: RefundFacts): readonly RefundStep[] {
  const { status, pending_reason: pending } = refund;
  const reached = status === 'refunding' && isKeptBack(pending) ? at.granted : at[status];
  const reviewName = status === 'refused' ? 'Refused after review' : 'Review by our team';
  const arrivalName = status === 'failed' ? 'Could not be sent' : 'With your bank';
  const sendingName = refund.settlement ? 'Paid by bank transfer' : 'Sent back';
  const notes = [
    on(refund.requested_at) ?? 'Asked for by itself, as soon as nothing holds the money.',
    on(refund.decided_at) ?? reviewNote(refund),
    on(refund.settlement?.settled_at ?? refund.sent_at) ??
      (status === 'granted' ? 'It is sent within the hour.' : undefined),
    on(refund.refunded_at) ?? arrivalNote(refund),
  ];
  return ['Requested', reviewName, sendingName, arrivalName].map((name, index) => ({
    name,
    state: index < reached ? 'done' : index === reached ? 'current' : 'ahead',
    note: notes[index],
  }));
}

function reviewNote({ review_by: by, under_review: closely }: RefundFacts): string {
  if (closely) return 'Our team takes more time to look at it closely.';
  return by ? `${refundsText.review} At the latest ${formatDate(by)}.` : refundsText.review;
}

function arrivalNote({ expected_by: by, status }: RefundFacts): string | undefined {
  if (status === 'failed') return undefined;
  return by ? `${refundsText.arrival} Expected by ${formatDate(by)}.` : refundsText.arrival;
}
