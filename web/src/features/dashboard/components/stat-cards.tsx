import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../../../shared/state/session-user.ts';
import { CountedMoney } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
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
        <StatTile name="Total Applications" value={data.applications} />
        <StatTile name="Pending Applications" value={data.pendingApplications} />
        <StatTile name="Approved Applications" value={data.approvedApplications} />
        <StatTile
          name="Total Earnings"
          value={
            data.earnedCents === null ? 'Not known right now' : <CountedMoney cents={data.earnedCents} format="whole" />
          }
        />
      </StatTiles>
    );
  }
  return (
    <StatTiles>
      <StatTile name="Active Campaigns" value={data.activeCampaigns} />
      <StatTile name="Completed Campaigns" value={data.completedCampaigns} />
      <StatTile name="Total Spent" value={<CountedMoney cents={data.spentCents} format="whole" />} />
      <StatTile name="Pending Applications" value={data.pendingApplications} />
    </StatTiles>
  );
}
