import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { isStuck } from '@doubloon/contract/payments/lifecycle.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ANCHORS, useArrival } from '../../../shared/state/use-arrival.ts';
import { payoutStatusLabels, PAYMENT_SHOWN_MS } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { useSorted } from '../../../shared/ui/lists/sorting.tsx';
import { ownerPayoutsQuery } from '../api/queries.ts';
import { PAYOUT_NAMES, payoutFilterLabels, payoutOrders, statusesOfFilter } from '../payout-filter.ts';
import { PayoutsSection } from './payouts-section.tsx';
import { resolveOwnPayout, retryPayout } from '@doubloon/contract/payments/operations.ts';
import { failureText } from '../../../shared/api/api-error.ts';
import { inPlace, type MutationEffects } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { paidThingOf, paymentFailureOf } from '../../../shared/payments/payment-failure.ts';
import { formatCents } from '../../../shared/ui/figures/numbers.tsx';

const changed = ['payments', 'campaigns', 'deliverables', 'proofs', 'applications', 'dashboard'] as const;
const meta: MutationEffects = {
  shows: inPlace('payments', 'id'),
  invalidates: changed,
  invalidatesAfterFailure: changed,
  success: ({ amount, status }: PayoutView) =>
    status === 'paid'
      ? { text: `Payment of ${formatCents(amount)} has been sent to the creator.`, ms: PAYMENT_SHOWN_MS.confirmed }
      : `${formatCents(amount)}: ${payoutStatusLabels[status]}`,
  failure: (error, payout: PayoutView) => {
    const news = paymentFailureOf(error, paidThingOf(payout));
    return news ? { text: news.text, ms: PAYMENT_SHOWN_MS.failed } : failureText('Payment Failed', error);
  },
};

interface CampaignPayoutsProps {
  campaignId: string;
  ownerId: string;
  /** True when the reader is the owner, who can retry failed payouts. */
  isOwner: boolean;
}

/** Lists the payouts of one campaign, with receipts; the owner can retry failed payouts and check unresolved ones. */
export function CampaignPayouts({ campaignId, ownerId, isOwner }: CampaignPayoutsProps) {
  const { selected, search, narrowing } = useNarrowing(payoutFilterLabels, {
    names: PAYOUT_NAMES,
    label: 'Show',
    placeholder: 'Name of the creator',
  });
  const query = ownerPayoutsQuery(ownerId, { campaignId, status: statusesOfFilter[selected], search });
  const { list, sorting } = useSorted({
    list: useInfiniteQuery(query),
    query,
    orders: payoutOrders,
    name: 'payout-order',
  });
  const card = useArrival<HTMLElement>(ANCHORS.payouts, !list.isPending);
  const trying = useRetryOrResolvePayout();

  const retry = (payout: PayoutView) =>
    isOwner &&
    isStuck(payout.status) && (
      <Button
        variant="outline"
        disabled={trying.isPending && trying.variables.id !== payout.id}
        loading={trying.isPending && trying.variables.id === payout.id}
        loadingText="Trying..."
        onClick={() => trying.mutate(payout)}
      >
        {payout.status === 'failed' ? 'Retry payment' : 'Check payment'}
      </Button>
    );
  return (
    <PayoutsSection
      ref={card}
      id={ANCHORS.payouts}
      tabIndex={-1}
      outline="none"
      scrollMarginTop="20"

      list={list}
      query={query}
      narrowing={narrowing}
      sorting={sorting}
      pending={<ListSkeleton rows={2} />}
      empty="No payouts yet. Approved treasures are paid here, each with its receipt."
      reader="owner"
      titleOf={({ creatorName }) => creatorName}
      actionOf={retry}
    />
  );
}

/** Tries a failed payout again, or asks the provider how an unresolved one ended, and says where it stands then. */
function useRetryOrResolvePayout() {
  return useMutation({
    mutationFn: ({ id, status }: PayoutView) =>
      request(status === 'failed' ? retryPayout : resolveOwnPayout, { params: { id } }),
    meta,
  });
}
