import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { payoutsText, payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { formatCents } from '../../../shared/ui/money-format.ts';
import { ownerPayoutsQuery } from '../api/owner-payouts-query.ts';
import { settlePayout } from '../api/settle-payout.ts';
import { PayoutRow } from './payout-row.tsx';

/** What was paid out of one campaign; the owner tries failed payouts again and asks after open ones. */
export function CampaignPayouts({ campaignId, ownerId }: { campaignId: string; ownerId: string }) {
  const client = useQueryClient();
  const list = useInfiniteQuery(ownerPayoutsQuery(ownerId));
  const settling = useMutation({
    mutationFn: settlePayout,
    onSuccess: async ({ amount, status }) => {
      toastSuccess(`${formatCents(amount)}: ${payoutStatusLabels[status]}`);
      await Promise.all(
        ['payouts', 'campaigns', 'dashboard'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: (error) => toastError(payoutsText.paymentFailed(messageOf(error, payoutsText.unknownError))),
  });
  const payouts = list.data?.pages.flatMap(({ items }) => items).filter((payout) => payout.campaign_id === campaignId);
  if (!payouts || (payouts.length === 0 && !list.hasNextPage)) return null;

  const action = (payout: PayoutView) =>
    (payout.status === 'failed' || payout.status === 'unresolved') && (
      <Button
        look="outline"
        disabled={settling.isPending && settling.variables.id !== payout.id}
        busy={settling.isPending && settling.variables.id === payout.id}
        busyLabel="Trying..."
        onClick={() => settling.mutate(payout)}
      >
        {payout.status === 'failed' ? 'Retry payment' : 'Check payment'}
      </Button>
    );
  return (
    <Card marginTop="10">
      <chakra.h2 fontSize="xl" marginBottom="4">
        {payoutsText.payoutsTitle}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid">
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} title={payout.creatorName} action={action(payout)} />
        ))}
      </chakra.ul>
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Card>
  );
}
