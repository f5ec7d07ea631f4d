import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { RevealTogether } from '../../../shared/ui/layout/reveal-together.tsx';
import { ApplicationStatusBadge } from '../../../shared/ui/marks/status-badges.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { creatorWaitingQuery, paymentFlowQuery, recentApplicationsQuery } from '../api/queries.ts';
import { creatorActivity } from '../activity.ts';
import { firstCreatorSteps } from '../first-steps.ts';
import { creatorSteps, nextLootStep } from '../creator-steps.ts';
import { ActivityList, NewcomerCard, RecentList, RecentSides } from './recent-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrendCharts } from './trend-charts.tsx';

/** Steps of others that are shown at first: nothing can be done about them. */
const MAX_AWAITED = 3;

/**
 * Home screen of a creator: their money, what they can do, what others do, charts of the days chosen, the latest payouts, applications and activity.
 * Creators without applications see how to begin instead.
 */
export function CreatorDashboard({ user, payouts }: { user: SessionUser; payouts: ReactNode }) {
  const recent = useQuery(recentApplicationsQuery(user.uid));
  const waiting = useQuery(creatorWaitingQuery(user.uid));
  const { data: flow } = useQuery(paymentFlowQuery(user.uid));
  const applications = recent.isLoadingError ? [] : recent.data;
  if (recent.data?.length === 0) {
    // If the account could not be loaded, it is taken as ready rather than mentioned.
    const account = waiting.data ?? (waiting.isLoadingError ? { canBePaid: true } : undefined);
    return (
      <RevealTogether>
        <NextSteps steps={account && firstCreatorSteps(user, account)} />
        <StatCards user={user} />
        <NewcomerCard
          promise="Who must act next, how the days went and what you were paid show up here with your first application."
          action={<ButtonLink to={paths.marketplace}>Find a loot</ButtonLink>}
        />
      </RevealTogether>
    );
  }
  const steps = recent.data && waiting.data && creatorSteps(waiting.data, currentTime());
  const hasSteps = !waiting.isLoadingError && !recent.isLoadingError;
  return (
    <>
      <RevealTogether>
        <StatCards user={user} />
        {hasSteps && <NextSteps steps={steps && (steps.own.length > 0 ? steps.own : [nextLootStep])} />}
        {hasSteps && steps && steps.awaited.length > 0 && (
          <NextSteps title="Waiting for others" steps={steps.awaited} most={MAX_AWAITED} />
        )}
        <TrendCharts user={user} />
        {payouts}
      </RevealTogether>
      <RecentSides>
        <RecentList
          title="Recent Applications"
          empty={dashboardText.noneYet}
          action={<ButtonLink to={paths.marketplace}>Find a loot</ButtonLink>}
          viewAll={paths.ownApplications}
          items={applications?.map(
            ({ id, campaign, campaign_id: campaignId, campaignTitle, status, created_at: at }) => ({
              id,
              loot: campaign,
              title: campaignTitle,
              to: isAccepted(status) ? paths.approvedProject(id) : paths.loot(campaignId),
              detail: <DateText value={at} />,
              badge: <ApplicationStatusBadge status={status} />,
            }),
          )}
        />
        <ActivityList activities={applications && creatorActivity({ applications, flow })} />
      </RecentSides>
    </>
  );
}
