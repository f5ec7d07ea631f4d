import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { applicationStatusLabels } from '../../../shared/text/applications.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { recentApplicationsQuery } from '../api/recent-applications-query.ts';
import { recentActivity } from '../activity.ts';
import { ActivityList } from './activity-list.tsx';
import { RecentList } from './recent-list.tsx';

const tones = { pending: 'gold', approved: 'sea', rejected: 'coral', completed: 'plain' } as const;

/** Below a creator's numbers: their latest applications, their payouts, what happened. */
export function CreatorDashboard({ user, payouts }: { user: SessionUser; payouts: ReactNode }) {
  const { data: applications } = useQuery(recentApplicationsQuery(user.uid));
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    >
      <RecentList
        title={dashboardText.recentApplications}
        empty={dashboardText.noneYet}
        action={<ButtonLink to={paths.marketplace}>Find a loot</ButtonLink>}
        viewAll={paths.approvedProjects}
        items={applications?.map(({ id, campaign_id: campaignId, campaignTitle, status, created_at: at }) => ({
          id,
          title: campaignTitle,
          to: status === 'approved' ? paths.approvedProject(id) : paths.loot(campaignId),
          detail: <DateText value={at} />,
          badge: <Badge tone={tones[status]}>{applicationStatusLabels[status].short}</Badge>,
        }))}
      />
      <chakra.div display="grid" gap="6" alignContent="start">
        {payouts}
        <ActivityList activities={recentActivity({ applications })} />
      </chakra.div>
    </chakra.div>
  );
}
