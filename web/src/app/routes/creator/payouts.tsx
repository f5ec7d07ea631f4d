import { PayoutAccountGlance } from '../../../features/payouts/components/payout-account-glance.tsx';
import { PayoutList } from '../../../features/payouts/components/payout-list.tsx';
import { PaidInAll, WaitingPayouts } from '../../../features/payouts/components/where-money-is.tsx';
import { useOwnAccount } from '../../../shared/payments/own-account.ts';
import { useOnPhone } from '../../../shared/state/use-media-query.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const PayoutAccountCard = lazyPart(
  async () => (await import('../../../features/payouts/components/payout-account-card.tsx')).PayoutAccountCard,
  <Skeleton height="40" />,
);

/** The money and the account that it goes to, side by side where there is room. */
const Top = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

/** `/payouts`: what a creator was paid, what keeps the rest back, and every receipt. An account that cannot be paid yet is asked for before the list. */
export function PayoutsRoute() {
  const user = useSession((state) => state.user);
  const { isReady } = useOwnAccount();
  const onPhone = useOnPhone();
  if (!user) return null;
  const { uid } = user;
  const money = <PaidInAll uid={uid} />;
  const glance = <PayoutAccountGlance uid={uid} />;
  const isBeside = isReady !== false && !onPhone;
  return (
    <>
      <PageHeader title="Your Payouts" intro="What you were paid, what is on its way, and why the rest waits." />
      <RevealTogether>
        {isBeside ? (
          <Top>
            {money}
            {glance}
          </Top>
        ) : (
          money
        )}
        {isReady === false && <PayoutAccountCard user={user} />}
        <WaitingPayouts creatorId={uid} />
        <PayoutList creatorId={uid} />
        {onPhone && isReady !== false && glance}
      </RevealTogether>
    </>
  );
}
