import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionUser } from '../../../shared/state/session.ts';
import { CountedMoney } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { summaryQuery } from '../api/queries.ts';

/** The numbers at a glance: an owner's campaigns and spending, or a creator's applications and earnings. */
export function StatCards({ user }: { user: SessionUser }) {
  const { data, isLoading } = useQuery(summaryQuery(user));
  if (isLoading) return <Skeleton height={{ base: '48', md: '52', lg: '24' }} borderRadius="lg" />;
  if (!data) return null;
  if (user.role === 'content_creator') {
    return (
      <StatTiles>
        <StatTile name="Total Applications" value={known(data.applications)} />
        <StatTile name="Pending Applications" value={known(data.pendingApplications)} />
        <StatTile name="Approved Applications" value={known(data.approvedApplications)} />
        <StatTile name="Total Earnings" value={known(data.earnedCents, money)} />
      </StatTiles>
    );
  }
  return (
    <StatTiles>
      <StatTile name="Active Campaigns" value={known(data.activeCampaigns)} />
      <StatTile name="Completed Campaigns" value={known(data.completedCampaigns)} />
      <StatTile name="Total Spent" value={known(data.spentCents, money)} />
      <StatTile name="Pending Applications" value={known(data.pendingApplications)} />
    </StatTiles>
  );
}

const money = (cents: number) => <CountedMoney cents={cents} format="whole" />;

/** A number as it is shown, or that it is not known. */
function known(figure: number | null, show: (figure: number) => ReactNode = String): ReactNode {
  return figure === null ? 'Not known right now' : show(figure);
}
