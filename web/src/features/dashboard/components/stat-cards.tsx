import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { dashboardText } from '../../../shared/text/dashboard.ts';
import { Money } from '../../../shared/ui/figures/money.tsx';
import { Skeleton } from '../../../shared/ui/lists/skeleton.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { summaryQuery } from '../api/queries.ts';

/** The numbers at a glance: an owner's campaigns and spending, or a creator's applications and earnings. */
export function StatCards({ user }: { user: SessionUser }) {
  const { data, isLoading } = useQuery(summaryQuery(user));
  if (isLoading) return <Skeleton height="24" borderRadius="lg" />;
  if (!data) return null;
  if (user.role === 'content_creator') {
    return (
      <StatTiles>
        <StatTile name={dashboardText.totalApplications} value={data.applications} />
        <StatTile name={dashboardText.pendingApplications} value={data.pendingApplications} />
        <StatTile name={dashboardText.approvedApplications} value={data.approvedApplications} />
        <StatTile
          name={dashboardText.totalEarnings}
          value={data.earnedCents === null ? dashboardText.notKnown : <Money cents={data.earnedCents} format="whole" />}
        />
      </StatTiles>
    );
  }
  return (
    <StatTiles>
      <StatTile name={dashboardText.activeCampaigns} value={data.activeCampaigns} />
      <StatTile name={dashboardText.completedCampaigns} value={data.completedCampaigns} />
      <StatTile name={dashboardText.totalSpent} value={<Money cents={data.spentCents} format="whole" />} />
      <StatTile name={dashboardText.pendingApplications} value={data.pendingApplications} />
    </StatTiles>
  );
}
