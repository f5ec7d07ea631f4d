import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import type { DashboardTrends } from '@doubloon/contract/dashboard/dashboard.ts';
import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEFAULT_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import { isEarning, leftToEarn, pageEarningsQuery } from '../../../shared/payments/project-earnings.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { TrendingUp } from 'lucide-react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { CountedMoney, formatCents } from '../../../shared/ui/figures/numbers.tsx';
import { useRange } from '../../../shared/ui/figures/range-choice.tsx';
import { Badge, Badges } from '../../../shared/ui/marks/badge.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { creatorWaitingQuery, paymentFlowQuery, summaryQuery, trendsQuery } from '../api/queries.ts';
import type { Summary } from '../summary.ts';
import { EarningsLine } from './earnings-line.tsx';
import { paths } from '../../../shared/paths.ts';

const OWNER_HEIGHT = { base: '48', lg: '24' };
const CREATOR_HEIGHT = { base: '29rem', md: '19.25rem' };

/** An amount that has room in one of four tiles. */
const Spent = chakra(CountedMoney, { base: { fontSize: { lg: 'xl', xl: '2xl' } } });

/** The numbers at a glance: an owner's campaigns and spending, or a creator's applications and earnings. */
export function StatCards({ user }: { user: SessionUser }) {
  const { data, isLoading } = useQuery(summaryQuery(user));
  const isCreator = user.role === 'content_creator';
  if (isLoading) return <Skeleton height={isCreator ? CREATOR_HEIGHT : OWNER_HEIGHT} borderRadius="lg" />;
  if (!data) return null;
  if (isCreator) return <CreatorCards summary={data} uid={user.uid} />;
  const { lootManagement, applications } = paths;
  return (
    <StatTiles by="wideThird">
      <StatTile
        name="Active Campaigns"
        {...known(data.activeCampaigns)}
        leads={{ to: `${lootManagement}?status=open`, label: 'My loots that run' }}
      />
      <StatTile
        name="Completed Campaigns"
        {...known(data.completedCampaigns)}
        leads={{ to: `${lootManagement}?status=completed`, label: 'My completed loots' }}
      />
      <StatTile
        name="Total Spent"
        {...known(data.spentCents, (cents) => <Spent cents={cents} />)}
        leads={{ to: lootManagement, label: 'All my loots' }}
      />
      <StatTile
        name="Pending Applications"
        {...known(data.pendingApplications)}
        leads={{ to: `${applications}?status=pending`, label: 'Applications that wait for me' }}
      />
    </StatTiles>
  );
}

/** A creator's money, paid, reserved and estimated, and below it their applications, each with the way to what it counts. */
function CreatorCards({ summary, uid }: { summary: Summary; uid: string }) {
  const { data: flow } = useQuery(paymentFlowQuery(uid));
  const { data: waiting } = useQuery(creatorWaitingQuery(uid));
  const [range] = useRange();
  const { data: trends } = useQuery(trendsQuery(uid, range));
  const { ownApplications, approvedProjects, payouts } = paths;
  // Those on further pages would add to the sum.
  const running = waiting && !waiting.hasMoreApplications ? waiting.applications.filter(isEarning) : [];
  // One call answers no more.
  const asked = running.length <= DEFAULT_PAGE_SIZE ? running : [];
  const ids = asked.map(({ campaign_id: id }) => id);
  const { data: earnings } = useQuery(pageEarningsQuery(uid, ids));
  const left = waiting && !waiting.hasMoreApplications && sumLeft(running, earnings);
  const hasEarned = summary.earnedCents !== null && summary.earnedCents > 0;
  return (
    <StatTiles by={hasEarned ? 'hero' : 'three'}>
      <StatTile
        leadsAll
        name="Total Earnings"
        {...known(summary.earnedCents, money)}
        {...(hasEarned ? lately(trends, summary.earnedCents) : { note: 'Paid to you' })}
        leads={{ to: payouts, label: 'All my payouts' }}
      />
      <StatTile
        isSide
        name="Reserved"
        value="–"
        {...(flow && !flow.isUnknown && known(flow.pendingPayouts, money))}
        note="Approved and on its way"
        leads={{ to: payouts, label: 'My payouts on their way' }}
      />
      <StatTile
        isEstimate
        name="Still to earn"
        value={left ? formatCents(left.cents) : '–'}
        note={
          left && left.projects > 0 ? `Estimated: in ${openProjects(left.projects)}` : 'Estimated: in open projects'
        }
        leads={{ to: `${approvedProjects}?status=approved`, label: 'My projects that go on' }}
      />
      <StatTile
        isCount
        name="Total Applications"
        {...known(summary.applications)}
        leads={{ to: ownApplications, label: 'All my applications' }}
      />
      <StatTile
        isCount
        name="Pending Applications"
        {...known(summary.pendingApplications)}
        leads={{ to: `${ownApplications}?status=pending`, label: 'My applications that wait' }}
      />
      <StatTile
        isCount
        name="Approved Applications"
        {...known(summary.approvedApplications)}
        leads={{ to: approvedProjects, label: 'My projects' }}
      />
    </StatTiles>
  );
}

const openProjects = (count: number) => (count === 1 ? '1 open project' : `${count} open projects`);

/** Returns what a creator's running projects can still pay, and how many of them can; undefined while that is not known. */
function sumLeft(running: readonly ApplicationView[], earnings: readonly EarningsView[] | undefined) {
  if (running.length === 0) return { cents: 0, projects: 0 };
  if (!earnings) return undefined;
  const lefts = running.map(({ id, campaign: { pays_up_to: most } }) => {
    const earned = earnings.find(({ application_id: of }) => of === id);
    return earned ? (leftToEarn(most, earned) ?? 0) : 0;
  });
  return { cents: lefts.reduce((sum, left) => sum + left, 0), projects: lefts.filter((left) => left > 0).length };
}

const money = (cents: number) => <CountedMoney cents={cents} />;

/** A number as its tile shows it, or that it is not known. */
function known(figure: number | null, show: (figure: number) => ReactNode = String) {
  return { value: figure === null ? 'Not known right now' : show(figure), isNone: figure === 0 };
}

/** The days of the charts in the tile of what a creator was paid. */
function lately(trends: DashboardTrends | undefined, all: number | null) {
  const paid = trends && trends.range !== 'all' ? trends.total.paidOut : 0;
  return {
    note: (
      <Badges alignItems="center">
        Paid to you
        {paid > 0 && paid !== all && (
          <Badge colorPalette="leaf">
            <TrendingUp aria-hidden />
            {`+${formatCents(paid)} in ${trends?.range} days`}
          </Badge>
        )}
      </Badges>
    ),
    picture: <EarningsLine trends={trends} />,
  };
}
