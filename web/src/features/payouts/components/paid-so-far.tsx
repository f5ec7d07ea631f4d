import { chakra } from '@chakra-ui/react/styled-system';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { PayoutStatus, PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { formatCents } from '../../../shared/ui/money-format.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextButton } from '../../../shared/ui/text-link.tsx';
import { creatorPayoutsQuery } from '../api/creator-payouts-query.ts';

const ON_THEIR_WAY: readonly PayoutStatus[] = ['reserved', 'sending', 'unresolved', 'failed'];

interface PaidSoFarProps {
  creatorId: string;
  campaignId: string;
  /** What the loot pays by; undefined while that is fetched, null where it cannot be. */
  terms: Pick<CampaignView, 'payout_model' | 'creator_slots' | 'creator_cap'> | null | undefined;
  onShowPayouts: () => void;
}

/** How what a project pays comes about, what of it was paid and what is still to arrive, with the way to the receipts. */
export function PaidSoFar({ creatorId, campaignId, terms, onShowPayouts }: PaidSoFarProps) {
  const list = useInfiniteQuery(creatorPayoutsQuery(creatorId, campaignId));
  const payouts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <chakra.div marginTop="4" fontSize="sm" display="grid" gap="1">
      {terms === undefined && <Skeleton height={{ base: '16', sm: '10' }} />}
      {terms && (
        <chakra.p color="muted" maxWidth="prose">
          {paidByText(terms)}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" alignItems="baseline">
        {list.isPending && <Skeleton height={{ base: '12', sm: '5' }} width="full" />}
        {list.data && !list.hasNextPage && (
          <>
            <span>
              {payoutsText.paidSoFar} <Money cents={sumOf(payouts, ['paid'])} fontWeight="bold" />
            </span>
            <span>
              {payoutsText.stillToArrive} <Money cents={sumOf(payouts, ON_THEIR_WAY)} fontWeight="bold" />
            </span>
          </>
        )}
        {payouts.length > 0 && (
          <TextButton paddingY="3" marginY="-3" onClick={onShowPayouts}>
            {payoutsText.seePayouts}
          </TextButton>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function paidByText({
  payout_model: model,
  creator_slots: slots,
  creator_cap: cap,
}: NonNullable<PaidSoFarProps['terms']>) {
  if (model === 'budget_share') return payoutsText.paidByShare(slots);
  return payoutsText.paidByViews(cap === null ? undefined : formatCents(cap));
}

function sumOf(payouts: readonly PayoutView[], statuses: readonly PayoutStatus[]): number {
  return payouts.reduce((sum, { amount, status }) => (statuses.includes(status) ? sum + amount : sum), 0);
}
