import type { PaymentFlow } from '@doubloon/contract/dashboard/dashboard.ts';
import { PAYMENT_FLOW_ITEMS } from '@doubloon/contract/shared/constants.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { ownerActivity } from '../activity.ts';
import { ownerWaitingQuery, paymentFlowQuery, recentCampaignsQuery } from '../api/queries.ts';
import { ActivityList, NewcomerCard, RecentList, RecentSides } from './recent-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrendCharts } from './trend-charts.tsx';
import { firstOwnerSteps } from '../first-steps.ts';
import { ownerSteps } from '../next-steps.ts';
import { paths } from '../../../shared/paths.ts';
import { PayoutStatusBadge } from '../../../shared/payments/payout-status-badge.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/**
 * Home screen of an owner: open work, numbers, money, charts of the last months, latest loots and activity. Owners without
 * loots see how to begin instead.
 */
export function OwnerDashboard({ user }: { user: SessionUser }) {
  const recent = useQuery(recentCampaignsQuery(user.uid));
  const waiting = useQuery(ownerWaitingQuery(user.uid));
  const { data: flow } = useQuery(paymentFlowQuery(user.uid));
  const campaigns = recent.isLoadingError ? [] : recent.data;
  if (recent.data?.length === 0) {
    return (
      <RevealTogether>
        <NextSteps steps={firstOwnerSteps(user)} />
        <StatCards user={user} isNew />
        <PaymentFlowPanel uid={user.uid} />
        <NewcomerCard
          promise="Who waits for you, how the months went and what happened show up here with your first loot."
          action={<ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>}
        />
      </RevealTogether>
    );
  }
  return (
    <>
      <RevealTogether>
        {!waiting.isLoadingError && !recent.isLoadingError && (
          <NextSteps
            steps={
              recent.data &&
              waiting.data &&
              ownerSteps({ ...waiting.data, payouts: flow?.recentPayouts }, currentTime())
            }
            nothing="Nobody waits for you. New applicants and treasures show up here."
          />
        )}
        <StatCards user={user} />
        <PaymentFlowPanel uid={user.uid} />
        <TrendCharts user={user} />
      </RevealTogether>
      <RecentSides>
        <RecentList
          title="Recent Campaigns"
          empty={dashboardText.noneYet}
          action={<ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>}
          viewAll="/campaign-management"
          items={campaigns?.map(({ id, title, budget, status }) => ({
            id,
            title,
            to: paths.managedLoot(id),
            detail: <Money cents={budget} format="whole" />,
            badge: <Badge colorPalette={status === 'open' ? 'sea' : 'plain'}>{campaignStatusLabels[status]}</Badge>,
          }))}
        />
        <ActivityList activities={campaigns && ownerActivity({ campaigns, flow, ...waiting.data })} />
      </RecentSides>
    </>
  );
}

const MIN_VISIBLE_PERCENT = 2;

/** Shows where an owner's money is: paid in, in their loots, on its way, paid out, given back. */
function PaymentFlowPanel({ uid }: { uid: string }) {
  const { data: flow } = useQuery(paymentFlowQuery(uid));
  if (!flow) return <Skeleton height={{ base: '36rem', sm: '27rem' }} borderRadius="lg" />;
  const percent = Math.min(flow.paymentFlowPercentage, 100);
  return (
    <Card>
      <SectionTitle marginBottom="5">Payment Flow</SectionTitle>
      <Facts
        facts={[
          ['Paid in', <Money key="i" cents={flow.totalPaidIn} format="whole" />],
          ['Paid out', <Money key="o" cents={flow.totalPaidOut} format="whole" />],
          ['Pending payouts', <Money key="p" cents={flow.pendingPayouts} format="whole" />],
          ['In your loots', <Money key="a" cents={flow.available} format="whole" />],
          ['Refunded', flow.refunded > 0 ? <Money key="r" cents={flow.refunded} format="whole" /> : null],
          ['Disputed', flow.disputed > 0 ? <Money key="d" cents={flow.disputed} format="whole" /> : null],
          ['Platform fee', <Money key="f" cents={flow.platformRevenue} format="whole" />],
        ]}
      />
      <chakra.div marginY="5">
        <chakra.div display="flex" justifyContent="space-between" fontSize="sm" marginBottom="2">
          <span>Paid out</span>
          <chakra.span textStyle="figure">{Math.round(percent)}%</chakra.span>
        </chakra.div>
        <ProgressBar label="Paid out" percent={percent} minVisiblePercent={MIN_VISIBLE_PERCENT} />
      </chakra.div>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <FlowList title="Recent Payouts" empty="No payouts yet" items={flow.recentPayouts} />
        <FlowList title="Recent Payments" empty="No payments yet" items={flow.recentPayments} />
      </chakra.div>
    </Card>
  );
}

interface FlowListProps {
  title: string;
  empty: string;
  /** Payments, of which some go back, or payouts; one whose money may not have arrived has a status. */
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
          <chakra.li key={item.id} display="flex" justifyContent="space-between" gap="3" paddingY="2">
            <chakra.div minWidth="0">
              <chakra.span display="block" truncate>
                {item.title}
              </chakra.span>
              <Wrap alignItems="center" columnGap="2" textStyle="hint">
                <DateText value={item.created_at} />
                {'status' in item && item.status !== 'paid' && <PayoutStatusBadge status={item.status} />}
                {'goes_back' in item && item.goes_back && <Badge colorPalette="coral">Goes back</Badge>}
              </Wrap>
            </chakra.div>
            <Money cents={item.amount} format="whole" fontWeight="semibold" />
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
