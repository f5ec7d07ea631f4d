import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { creatorPayoutsQuery } from '../api/creator-payouts-query.ts';
import { PayoutRow } from './payout-row.tsx';

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
      {list.isError && <p role="alert">{payoutsText.fetchFailed}</p>}
      {payouts?.length === 0 && <chakra.p color="muted">{payoutsText.noPayouts}</chakra.p>}
      <chakra.ul listStyleType="none" display="grid">
        {payouts?.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} title={payout.campaignTitle} />
        ))}
      </chakra.ul>
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </Card>
  );
}
