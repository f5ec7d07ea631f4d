import { getPaymentFlow } from '@doubloon/contract/dashboard/operations.ts';
import type { PayoutView } from '@doubloon/contract/payments/payout.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Hourglass, Landmark, Send } from 'lucide-react';
import type { ReactNode } from 'react';
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
import { payoutStatusLabels, payoutsText } from '../../../shared/text/payouts.ts';

const Lead = chakra('h2', { base: { textStyle: 'figure', fontSize: '3xl', lineHeight: 'snug' } });

/** The stations of money on its way to a creator, in one line. */
const Stations = chakra('ol', {
  base: {
    display: 'grid',
    // The last one has no line behind it.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
    listStyleType: 'none',
    marginTop: '5',
    paddingTop: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
const Station = chakra('li', {
  base: {
    position: 'relative',
    minWidth: '0',
    paddingRight: '3',
    // The line to the next one.
    _before: {
      content: '""',
      position: 'absolute',
      top: '1rem',
      left: '2.5rem',
      right: '0.5rem',
      height: '2px',
      borderRadius: 'full',
      bg: 'line',
    },
    _last: { paddingRight: '0', _before: { display: 'none' } },
  },
  variants: { holds: { true: { _before: { bg: 'seaText' } } } },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '8',
    height: '8',
    marginBottom: '2',
    borderRadius: 'full',
    bg: 'chip',
    color: 'muted',
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
  variants: {
    colorPalette: { plain: {}, sea: { bg: 'seaWash', color: 'seaText' }, gold: { bg: 'goldWash', color: 'goldText' } },
  },
});
const Nothing = chakra(Hint, { base: { marginTop: '5', paddingTop: '4', borderTopWidth: '1px', borderColor: 'line' } });
const Amount = chakra('p', {
  base: { textStyle: 'figure', fontWeight: 'bold', fontSize: { base: 'md', md: 'lg' }, lineHeight: 'snug' },
});

interface WaitingStationProps {
  name: string;
  sign: ReactNode;
  cents: number;
}

/** A station where money waits for the next one. */
function WaitingStation({ name, sign, cents }: WaitingStationProps) {
  const holds = cents > 0;
  return (
    <Station holds={holds}>
      <Sign colorPalette={holds ? 'sea' : 'plain'} aria-hidden>
        {sign}
      </Sign>
      <Hint>{name}</Hint>
      <Amount color={holds ? moneyTones.reserved.text : 'muted'}>
        <Money cents={cents} />
      </Amount>
    </Station>
  );
}

/** The payouts that have not arrived. */
const waitingQuery = (creatorId: string) => creatorPayoutsQuery(creatorId, { status: [...WAITING_STATUSES] });

/** Shows a creator's total pay, and how much is at which station before it. */
export function PaidInAll({ uid }: { uid: string }) {
  const flow = useQuery(queryOf(getPaymentFlow, { params: { uid } }, liveOrEvery(REFRESH_MS, 'dashboard', 'payouts')));
  const waiting = useInfiniteQuery(waitingQuery(uid));
  return (
    <Card aria-label="Where your money is">
      <QueryView query={flow} problem={payoutsText.fetchFailed} pending={<Skeleton height="44" />}>
        {({ totalPaidOut: paid, pendingPayouts: pending }) => {
          const setAside = Math.min(pending, sumSetAside(waiting.data?.pages.flatMap(({ items }) => items)));
          return (
            <>
              <Lead>
                Paid <Money cents={paid} color={moneyTones.paid.text} />
              </Lead>
              <Hint>Sent to your Stripe account, which passes it on to your bank.</Hint>
              {pending > 0 ? (
                <Stations>
                  <WaitingStation name={payoutStatusLabels.held} sign={<Hourglass />} cents={setAside} />
                  <WaitingStation name={payoutStatusLabels.sending} sign={<Send />} cents={pending - setAside} />
                  <Station>
                    <Sign colorPalette={paid > 0 ? 'gold' : 'plain'} aria-hidden>
                      <Landmark />
                    </Sign>
                    <Hint>Through Stripe</Hint>
                    <Amount>Your bank</Amount>
                  </Station>
                </Stations>
              ) : (
                <Nothing>Nothing on its way</Nothing>
              )}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** Cents of payouts that are approved and kept back. */
const sumSetAside = (payouts: readonly PayoutView[] = []) =>
  payouts.reduce((sum, { status, amount }) => (status === 'held' || status === 'unresolved' ? sum + amount : sum), 0);

/** The payouts that have not arrived, each with its reason and who must act; nothing where there are none. */
export function WaitingPayouts({ creatorId }: { creatorId: string }) {
  const list = useInfiniteQuery(waitingQuery(creatorId));
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
