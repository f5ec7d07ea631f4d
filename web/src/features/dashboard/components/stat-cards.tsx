import { getDashboardTrends } from '@doubloon/contract/dashboard/operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { CountedMoney, formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { paymentFlowQuery, summaryQuery } from '../api/queries.ts';
import type { Summary } from '../summary.ts';
import { paths } from '../../../shared/paths.ts';

interface StatCardsProps {
  user: SessionUser;
  /** True where no month has anything to add up yet. */
  isNew?: boolean;
}

/** The numbers at a glance, with what this month added: an owner's campaigns and spending, or a creator's applications and earnings. */
export function StatCards({ user, isNew = false }: StatCardsProps) {
  const { data, isLoading } = useQuery(summaryQuery(user));
  const trends = useQuery(queryOf(getDashboardTrends, { params: { uid: user.uid } }, { enabled: !isNew }));
  const month = trends.data?.months.at(-1);
  if (isLoading) return <Skeleton height={{ base: '48', md: '52', lg: '24' }} borderRadius="lg" />;
  if (!data) return null;
  if (user.role === 'content_creator')
    return <CreatorCards summary={data} uid={user.uid} paidOut={month?.paidOut ?? 0} />;
  const { lootManagement, applications } = paths;
  return (
    <StatTiles>
      <StatTile
        name="Active Campaigns"
        value={known(data.activeCampaigns)}
        leads={{ to: `${lootManagement}?status=open`, label: 'My loots that run' }}
      />
      <StatTile
        name="Completed Campaigns"
        value={known(data.completedCampaigns)}
        leads={{ to: `${lootManagement}?status=completed`, label: 'My completed loots' }}
      />
      <StatTile
        name="Total Spent"
        value={known(data.spentCents, money)}
        note={month && inThisMonth(month.paidIn)}
        leads={{ to: lootManagement, label: 'All my loots' }}
      />
      <StatTile
        name="Pending Applications"
        value={known(data.pendingApplications)}
        leads={{ to: `${applications}?status=pending`, label: 'Applications that wait for me' }}
      />
    </StatTiles>
  );
}

/** A creator's numbers, each with the way to what it counts. */
function CreatorCards({ summary, uid, paidOut }: { summary: Summary; uid: string; paidOut: number }) {
  const { data: flow } = useQuery(paymentFlowQuery(uid));
  const reserved = flow?.pendingPayouts ?? 0;
  const { ownApplications, approvedProjects, payouts } = paths;
  return (
    <StatTiles>
      <StatTile
        name="Total Applications"
        value={known(summary.applications)}
        leads={{ to: ownApplications, label: 'All my applications' }}
      />
      <StatTile
        name="Pending Applications"
        value={known(summary.pendingApplications)}
        leads={{ to: `${ownApplications}?status=pending`, label: 'My applications that wait' }}
      />
      <StatTile
        name="Approved Applications"
        value={known(summary.approvedApplications)}
        leads={{ to: approvedProjects, label: 'My projects' }}
      />
      <StatTile
        name="Total Earnings"
        value={known(summary.earnedCents, money)}
        note={
          (paidOut > 0 || reserved > 0) && (
            <>
              {reserved > 0 && <Line>{formatCents(reserved)} reserved for you</Line>}
              {inThisMonth(paidOut)}
            </>
          )
        }
        leads={{ to: payouts, label: 'All my payouts' }}
      />
    </StatTiles>
  );
}

const Line = chakra('span', { base: { display: 'block' } });

/** The note of how much the current month added; none while it has added nothing. */
function inThisMonth(cents: number): ReactNode {
  return cents > 0 && <Line>{formatCents(cents)} this month</Line>;
}

const money = (cents: number) => <CountedMoney cents={cents} />;

/** A number as it is shown, or that it is not known. */
function known(figure: number | null, show: (figure: number) => ReactNode = String): ReactNode {
  return figure === null ? 'Not known right now' : show(figure);
}
