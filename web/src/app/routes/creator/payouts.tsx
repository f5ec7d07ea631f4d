import { PayoutList } from '../../../features/payouts/components/payout-list.tsx';
import { PaidInAll, WaitingPayouts } from '../../../features/payouts/components/where-money-is.tsx';
import { useOwnAccount } from '../../../shared/payments/own-account.ts';
import { useSession } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const PayoutAccountCard = lazyPart(
  async () => (await import('../../../features/payouts/components/payout-account-card.tsx')).PayoutAccountCard,
  <Skeleton height="40" />,
);

/** `/payouts`: what a creator was paid, what keeps the rest back, and every receipt. An account that cannot be paid yet comes before the list. */
export function PayoutsRoute() {
  const user = useSession((state) => state.user);
  const { isReady } = useOwnAccount();
  if (!user) return null;
  const account = <PayoutAccountCard user={user} />;
  return (
    <>
      <PageHeader title="Your Payouts" intro="What you were paid, what is on its way, and why the rest waits." />
      <RevealTogether>
        <PaidInAll uid={user.uid} />
        {isReady === false && account}
        <WaitingPayouts creatorId={user.uid} />
        <PayoutList creatorId={user.uid} />
        {isReady !== false && account}
      </RevealTogether>
    </>
  );
}
