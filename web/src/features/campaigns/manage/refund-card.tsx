import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { isTurnedDown } from '@doubloon/contract/payments/lifecycle.ts';
import { requestRefund } from '@doubloon/contract/payments/refund-operations.ts';
import type { PaymentRefundView, RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { useMutation } from '@tanstack/react-query';
import { refundQuery } from '../api/queries.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { Card, chakra, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { PaymentRefund, PaymentRefunds, RefundBadge } from './payment-refund.tsx';
import { shownRefunds, sumOf } from './refund-parts.ts';

const closeReasons = {
  owner: 'Its owner closed it',
  ended: 'It ended',
  spent: 'Its budget was paid out',
  lost: 'The bank has taken back its payment',
  warned: 'The bank of a card that paid for it has warned of fraud',
  repeated: 'It was paid for twice, and all of this payment goes back',
  refused: 'Its payment was too risky, and all of it goes back',
} as const;

interface RefundCardProps {
  campaign: CampaignView;
  refund: RefundView;
  /** True when the reader is the owner, who can request the refund again. */
  asks: boolean;
}

/** Card with the refund of a closed loot, of each of its payments; while it is open, with those of payments that were not added to it. Nothing where there are none. */
export function RefundCard({ campaign, refund, asks }: RefundCardProps) {
  const refunds = shownRefunds(campaign, refund);
  const [only] = refunds;
  if (!only) return null;
  const isOne = refunds.length === 1 && only === refund;
  const cents = sumOf(
    refunds.filter(({ status }) => !isTurnedDown(status)),
    'amount',
  );
  return (
    <Card marginBottom="8" aria-label="Refund">
      <Wrap alignItems="center" gap="3" marginBottom="4">
        <SectionTitle>Refund</SectionTitle>
        {isOne && <RefundBadge refund={only} />}
        <chakra.span textStyle="hint">
          {asks && campaign.close_reason === 'owner'
            ? 'You closed it'
            : campaign.close_reason && closeReasons[campaign.close_reason]}
          {campaign.closed_at && (
            <>
              {' '}
              on <DateText value={campaign.closed_at} />
            </>
          )}
        </chakra.span>
      </Wrap>
      {refunds.length > 1 && cents > 0 && (
        <chakra.p marginBottom="5">
          <Money cents={cents} fontWeight="bold" /> in all. Each payment has a refund of its own, which goes back to
          where it was paid from.
        </chakra.p>
      )}
      {isOne ? <PaymentRefund refund={only} /> : <PaymentRefunds refunds={refunds} />}
      <AskAgain campaign={campaign} refunds={refunds} asks={asks} />
    </Card>
  );
}

interface AskAgainProps {
  campaign: CampaignView;
  refunds: readonly PaymentRefundView[];
  asks: boolean;
}

/** The rest of earlier refunds, and for the owner a way to ask for all of it again. */
function AskAgain({ campaign, refunds, asks }: AskAgainProps) {
  const asking = useMutation({
    mutationFn: () => request(requestRefund, { params: { id: campaign.id } }),
    meta: {
      shows: (client, answered: RefundView) => client.setQueryData(refundQuery(campaign.id).queryKey, answered),
      invalidates: ['campaigns'],
      success: 'Refund requested successfully!',
      failure: (error) => failureText('Failed to request the refund', error),
    },
  });
  const left = refunds.filter(({ can_ask_again: canAsk }) => canAsk);
  if (left.length === 0) return null;
  return (
    <Wrap alignItems="center" gap="4" marginTop="5">
      {!left.every(({ status }) => isTurnedDown(status)) && (
        <p>
          <Money cents={sumOf(left, 'still_left')} /> of an earlier refund is still here. It can be asked for again; our
          team then looks at it closely.
        </p>
      )}
      {asks && (
        <Button variant="outline" loading={asking.isPending} loadingText="Asking..." onClick={() => asking.mutate()}>
          Ask again
        </Button>
      )}
    </Wrap>
  );
}
