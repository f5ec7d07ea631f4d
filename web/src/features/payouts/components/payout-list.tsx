import { chakra } from '@chakra-ui/react/styled-system';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { payoutsText, payoutStatusLabels } from '../../../shared/text/payouts.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { creatorPayoutsQuery } from '../api/creator-payouts-query.ts';

const tones = {
  reserved: 'gold',
  sending: 'gold',
  unresolved: 'gold',
  paid: 'sea',
  failed: 'coral',
  reversed: 'coral',
} as const;
const count = new Intl.NumberFormat('en-US');

/** A creator's payouts, each with what it was computed from. */
export function PayoutList({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(creatorPayoutsQuery(creatorId));
  const payouts = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Card>
      <chakra.h2 fontSize="xl" marginBottom="4">
        {payoutsText.payoutsTitle}
      </chakra.h2>
      {list.isPending && <Skeleton height="24" />}
      {payouts?.length === 0 && <chakra.p color="muted">{payoutsText.noPayouts}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid">
        {payouts?.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </chakra.ul>
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Card>
  );
}

function PayoutRow({ payout }: { payout: PayoutView }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      paddingY="3.5"
      borderTopWidth="1px"
      borderColor="line"
    >
      <div>
        <chakra.p fontWeight="semibold">{payout.campaignTitle}</chakra.p>
        <chakra.p color="muted" fontSize="sm">
          <DateText value={payout.created_at} /> · {count.format(payout.counted_views)} counted views ·{' '}
          {payout.share_percent}% tier
        </chakra.p>
        {payout.failure && (
          <chakra.p color="coralText" fontSize="sm">
            {payout.failure.details}
          </chakra.p>
        )}
      </div>
      <chakra.div display="flex" alignItems="center" gap="3">
        <Badge tone={tones[payout.status]}>{payoutStatusLabels[payout.status]}</Badge>
        <Money cents={payout.amount} fontWeight="bold" />
      </chakra.div>
    </chakra.li>
  );
}
