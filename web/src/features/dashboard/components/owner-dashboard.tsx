import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { ownerActivity } from '../activity.ts';
import { ownerWaitingQuery, paymentFlowQuery, recentCampaignsQuery } from '../api/queries.ts';
import { ActivityList, NewcomerCard, RecentList, RecentSides } from './recent-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentFlowPanel } from './payment-flow-panel.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrendCharts } from './trend-charts.tsx';
import { firstOwnerSteps } from '../first-steps.ts';
import { ownerSteps } from '../next-steps.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

/**
 * Home screen of an owner: open work, numbers, charts of the days chosen, money, latest loots and activity. Owners without
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
        <StatCards user={user} />
        <PaymentFlowPanel uid={user.uid} />
        <NewcomerCard
          promise="Who waits for you, how the days went and what happened show up here with your first loot."
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
            nothing="Nobody waits for you. New applicants, treasures and questions show up here."
          />
        )}
        <StatCards user={user} />
        <TrendCharts user={user} />
        <PaymentFlowPanel uid={user.uid} />
      </RevealTogether>
      <RecentSides>
        <RecentList
          title="Recent Campaigns"
          empty={dashboardText.noneYet}
          action={<ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>}
          viewAll="/campaign-management"
          items={campaigns?.map(({ id, title, budget, status, pending_applications: pending, ...loot }) => ({
            id,
            loot: { id, ...loot },
            title,
            to: paths.managedLoot(id),
            detail: (
              <>
                <Money cents={budget} />
                {pending > 0 && ` · ${pending === 1 ? '1 applicant waits' : `${pending} applicants wait`}`}
              </>
            ),
            badge: <Badge colorPalette={status === 'open' ? 'sea' : 'plain'}>{campaignStatusLabels[status]}</Badge>,
          }))}
        />
        <ActivityList activities={campaigns && ownerActivity({ campaigns, ...waiting.data })} />
      </RecentSides>
    </>
  );
}
