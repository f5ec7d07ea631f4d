import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { campaignsText, campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { ownerWaitingQuery, paymentFlowQuery, recentCampaignsQuery } from '../api/queries.ts';
import { ownerActivity } from '../activity.ts';
import { firstOwnerSteps } from '../first-steps.ts';
import { ownerSteps } from '../next-steps.ts';
import { ActivityList } from './activity-list.tsx';
import { NewcomerCard } from './newcomer-card.tsx';
import { NextStepsCard } from './next-steps-card.tsx';
import { PaymentFlowPanel } from './payment-flow-panel.tsx';
import { RecentList } from './recent-list.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrendCharts } from './trend-charts.tsx';

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
        <NextStepsCard steps={firstOwnerSteps(user)} />
        <StatCards user={user} />
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
          <NextStepsCard
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
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
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
            badge: <Badge tone={status === 'open' ? 'sea' : 'plain'}>{campaignStatusLabels[status]}</Badge>,
          }))}
        />
        <ActivityList activities={campaigns && ownerActivity({ campaigns, flow, ...waiting.data })} />
      </chakra.div>
    </>
  );
}
