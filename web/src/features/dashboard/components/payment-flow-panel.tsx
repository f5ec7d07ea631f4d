import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import { PAYMENT_FLOW_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { paths } from '../../../shared/paths.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { Card, chakra, Hint, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { paymentFlowQuery } from '../api/queries.ts';
import { RowLink } from './recent-list.tsx';

/** All that was paid in, in one line. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '0.5',
    height: '4',
    marginTop: '4',
    borderRadius: 'sm',
    overflow: 'hidden',
    bg: 'sunken',
  },
});
const color = {
  accent: { bg: 'accent' },
  seaText: { bg: 'seaText' },
  muted: { bg: 'muted' },
  text: { bg: 'text' },
  coralText: { bg: 'coralText' },
  controlLine: { bg: 'controlLine' },
} as const;
const Piece = chakra('div', { base: { minWidth: '1' }, variants: { color } });
const Dot = chakra('span', {
  base: { display: 'inline-block', width: '2.5', height: '2.5', borderRadius: 'xs', marginRight: '2' },
  variants: { color },
});
const Legend = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    columnGap: '5',
    rowGap: '3',
    marginTop: '4',
    marginBottom: '5',
    '& dt': { textStyle: 'hint', whiteSpace: 'nowrap' },
    '& dd': { textStyle: 'figure', fontWeight: 'semibold' },
  },
});
/** An amount and the way to what explains it, which covers its name, too. */
const Entry = chakra('div', {
  base: {
    position: 'relative',
    '&:hover a': { textDecoration: 'underline' },
    '&[data-none] dd': { color: 'muted', fontWeight: 'normal' },
    '&[data-none] dt > span': { bg: 'sunken' },
  },
});
const FigureLink = chakra(RowLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textUnderlineOffset: '0.2em',
    '& svg': { color: 'muted' },
  },
});
const Lists = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    paddingTop: '5',
    borderTopWidth: '1px',
    borderColor: 'line',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface Share {
  name: string;
  cents: number;
  color: keyof typeof color;
  /** True where nothing of it is worth no words. */
  rare?: boolean;
  /** The way to the explanation of it, and its name. */
  leads: { to: string; label: string };
}

const loots = (query: string) => `${paths.lootManagement}?${query}`;

const sharesOf = (flow: PaymentFlow): Share[] => [
  {
    name: 'Paid out',
    cents: flow.totalPaidOut,
    color: 'accent',
    leads: { to: loots('sort=paid'), label: 'the loots that paid most' },
  },
  {
    name: 'Pending payouts',
    cents: flow.pendingPayouts,
    color: 'seaText',
    leads: { to: loots('status=open'), label: 'the loots that run' },
  },
  {
    name: 'In your loots',
    cents: flow.available,
    color: 'muted',
    leads: { to: loots('sort=left'), label: 'the loots with most left' },
  },
  {
    name: 'Refunded',
    cents: flow.refunded,
    color: 'text',
    rare: true,
    leads: { to: loots('status=completed'), label: 'the loots that are over' },
  },
  {
    name: 'Disputed',
    cents: flow.disputed,
    color: 'coralText',
    rare: true,
    leads: { to: paths.help('disputes'), label: 'what a dispute is' },
  },
  {
    name: 'Platform fee',
    cents: flow.platformRevenue,
    color: 'controlLine',
    leads: { to: paths.help('fees'), label: 'what the fee is' },
  },
];

/** Shows where an owner's money is that was paid in: in their loots, on its way, paid out, given back. */
export function PaymentFlowPanel({ uid }: { uid: string }) {
  const { data: flow } = useQuery(paymentFlowQuery(uid));
  if (!flow) return <Skeleton height={{ base: '36rem', sm: '27rem' }} borderRadius="lg" />;
  const percent = Math.round(Math.min(flow.paymentFlowPercentage, 100));
  const shares = sharesOf(flow);
  return (
    <Card>
      <SectionTitle>Payment Flow</SectionTitle>
      <Hint>Where the money is that you paid in</Hint>
      <Bar role="progressbar" aria-label="Paid out" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        {shares
          .filter(({ cents }) => cents > 0)
          .map((share) => (
            <Piece key={share.name} color={share.color} style={{ flexGrow: share.cents }} />
          ))}
      </Bar>
      <Legend>
        {shares
          .filter(({ cents, rare }) => cents > 0 || !rare)
          .map((share) => (
            <Entry key={share.name} data-none={share.cents === 0 || undefined}>
              <dt>
                <Dot color={share.color} aria-hidden />
                {share.name}
              </dt>
              <dd>
                <FigureLink to={share.leads.to} aria-label={`${formatCents(share.cents)}: ${share.leads.label}`}>
                  <Money cents={share.cents} />
                  <ChevronRight size={16} aria-hidden />
                </FigureLink>
              </dd>
            </Entry>
          ))}
      </Legend>
      <Lists>
        <FlowList title="Recent Payouts" empty="No payouts yet" items={flow.recentPayouts} />
        <FlowList title="Recent Payments" empty="No payments yet" items={flow.recentPayments} />
      </Lists>
    </Card>
  );
}

interface FlowListProps {
  title: string;
  empty: string;
  /** Payments, of which some go back, or payouts; one whose money may not have arrived has a status. Each leads to its loot. */
  items: readonly (PaymentFlow['recentPayments'][number] | PaymentFlow['recentPayouts'][number])[];
}

function FlowList({ title, empty, items }: FlowListProps) {
  return (
    <div>
      <chakra.h3 fontSize="md" marginBottom="2">
        {title}
      </chakra.h3>
      {items.length === 0 && <Muted>{empty}</Muted>}
      <chakra.ul listStyleType="none">
        {items.slice(0, PAYMENT_FLOW_ITEMS).map((item) => (
          <chakra.li
            key={item.id}
            position="relative"
            display="flex"
            justifyContent="space-between"
            gap="3"
            paddingY="2"
            _hover={{ bg: 'raised' }}
          >
            <chakra.div minWidth="0">
              <chakra.div truncate>
                <RowLink
                  to={
                    'status' in item
                      ? paths.managedLoot(item.campaign_id, 'payouts')
                      : paths.managedLoot(item.campaign_id)
                  }
                >
                  {item.title}
                </RowLink>
              </chakra.div>
              <Wrap alignItems="center" columnGap="2" textStyle="hint">
                <DateText value={item.created_at} />
                {'status' in item && item.status !== 'paid' && <PayoutStatusBadge status={item.status} />}
                {'goes_back' in item && item.goes_back && <Badge colorPalette="coral">Goes back</Badge>}
              </Wrap>
            </chakra.div>
            <Money cents={item.amount} fontWeight="semibold" />
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
