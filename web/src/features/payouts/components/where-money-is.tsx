import { getPaymentFlow } from '@doubloon/contract/dashboard/operations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { creatorPayoutsQuery } from '../api/queries.ts';
import { WAITING_STATUSES } from '../payout-filter.ts';
import { PayoutRow } from './payout-row.tsx';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, REFRESH_MS } from '../../../shared/live/live-or-every.ts';
import { moneyTones } from '../../../shared/payments/money-tones.ts';
import { Card, chakra, Hint, List } from '../../../shared/style/chakra.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { LoadMore } from '../../../shared/ui/lists/paged-list.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { payoutsText } from '../../../shared/text/payouts.ts';

/** Money that is paid and money on its way, side by side where there is room. */
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'center',
    gap: { base: '3', md: '6' },
  },
});
const Side = chakra('div', {
  base: {
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: '0' },
    borderLeftWidth: { base: '0', md: '1px' },
    paddingTop: { base: '3', md: '0' },
    paddingLeft: { base: '0', md: '6' },
  },
});

/** Shows a creator's total pay, and what is on its way. */
export function PaidInAll({ uid }: { uid: string }) {
  const flow = useQuery(queryOf(getPaymentFlow, { params: { uid } }, liveOrEvery(REFRESH_MS, 'dashboard', 'payouts')));
  return (
    <Card aria-label="Where your money is">
      <QueryView query={flow} problem={payoutsText.fetchFailed} pending={<Skeleton height="24" />}>
        {({ totalPaidOut: paid, pendingPayouts: pending }) => (
          <Sides>
            <div>
              <chakra.h2 textStyle="figure" fontSize="3xl" lineHeight="snug">
                Paid <Money cents={paid} color={moneyTones.paid.text} />
              </chakra.h2>
              <Hint>Sent to your Stripe account, which passes it on to your bank.</Hint>
            </div>
            <Side>
              <chakra.p
                fontSize="lg"
                fontWeight="semibold"
                lineHeight="snug"
                color={pending > 0 ? moneyTones.reserved.text : 'text'}
              >
                {pending > 0 ? (
                  <>
                    <Money cents={pending} /> reserved for you
                  </>
                ) : (
                  'Nothing is on its way right now.'
                )}
              </chakra.p>
              <Hint>
                {pending > 0 ? 'Approved, and on its way.' : 'Approved payouts appear here until they arrive.'}
              </Hint>
            </Side>
          </Sides>
        )}
      </QueryView>
    </Card>
  );
}

/** The payouts that have not arrived, each with its reason and who must act; nothing where there are none. */
export function WaitingPayouts({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(creatorPayoutsQuery(creatorId, { status: [...WAITING_STATUSES] }));
  return (
    <QueryView beside query={list} problem="Failed to load what waits" pending={<Skeleton height="24" />}>
      {({ pages }) => {
        const waiting = pages.flatMap(({ items }) => items);
        if (waiting.length === 0 && !list.hasNextPage) return null;
        return (
          <Section title="What waits">
            <List>
              {waiting.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} title={payout.campaignTitle} reader="creator" />
              ))}
            </List>
            <LoadMore list={list} problem={payoutsText.fetchFailed} />
          </Section>
        );
      }}
    </QueryView>
  );
}
