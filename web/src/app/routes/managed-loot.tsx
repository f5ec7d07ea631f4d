import { chakra } from '@chakra-ui/react/styled-system';
import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { campaignApplicationsQuery } from '../../features/applications/api/campaign-applications-query.ts';
import { ApplicationsReview } from '../../features/applications/components/applications-review.tsx';
import { campaignQuery } from '../../features/campaigns/api/campaign-query.ts';
import { BudgetSummary } from '../../features/campaigns/components/budget-summary.tsx';
import { CampaignStatusBadge } from '../../features/campaigns/components/campaign-status-badge.tsx';
import { TreasuresReview } from '../../features/deliverables/components/treasures-review.tsx';
import { CampaignPayouts } from '../../features/payouts/components/campaign-payouts.tsx';
import { isMissing } from '../../shared/api/is-missing.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { useLeaveWhenMissing } from '../../shared/state/use-leave-when-missing.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { daysLeftText } from '../../shared/ui/date-format.ts';
import { MapDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';

/** `/loot-management/:productId`: one loot's money, its applications and its treasures. */
export function ManagedLootRoute() {
  const { productId = '' } = useParams();
  const user = useSession((state) => state.user);
  const [search, setSearch] = useSearchParams();
  const campaign = useQuery(campaignQuery(productId));
  const foreign = user?.role === 'business_owner' && campaign.data !== undefined && campaign.data.owner_id !== user.uid;
  const notFound = isMissing(campaign.error) || foreign;

  useLeaveWhenMissing(notFound, campaignsText.managedNotFound, paths.lootManagement);

  if (notFound) {
    return (
      <EmptyState
        as="h1"
        drawing={<MapDrawing />}
        title={campaignsText.notFoundTitle}
        action={<ButtonLink to={paths.lootManagement}>{campaignsText.managementTitle}</ButtonLink>}
      />
    );
  }
  if (campaign.isPending) return <PageSkeleton />;
  if (campaign.isError) {
    return (
      <QueryProblem
        title={campaignsText.fetchDetailsFailed}
        error={campaign.error}
        onRetry={() => void campaign.refetch()}
      />
    );
  }
  const loot = campaign.data;
  return (
    <>
      <PageHeader
        title={loot.title}
        back={<BackLink to={paths.lootManagement}>{campaignsText.managementTitle}</BackLink>}
        intro={
          <chakra.span display="inline-flex" flexWrap="wrap" gap="3" alignItems="center">
            <CampaignStatusBadge status={loot.status} />
            {loot.endDate && daysLeftText(loot.endDate, new Date())}
          </chakra.span>
        }
      />
      <BudgetSummary campaign={loot} />
      <Tabs
        label="What to review"
        selected={search.get('tab') === 'treasures' ? 'treasures' : 'applications'}
        onSelect={(tab) => setSearch(tab === 'treasures' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            id: 'applications',
            label: <TabLabel name="Applications" waiting={loot.pending_applications} />,
            panel: <ApplicationsReview query={campaignApplicationsQuery(loot.id)} />,
          },
          {
            id: 'treasures',
            label: <TabLabel name="Treasures" waiting={loot.pending_treasures} />,
            panel: (
              <TreasuresReview
                campaignId={loot.id}
                terms={{
                  payoutModel: loot.payout_model,
                  budgetCents: loot.budget,
                  expectedReach: loot.expected_reach ?? DEFAULT_EXPECTED_REACH,
                  creatorSlots: loot.creator_slots,
                  creatorCapCents: loot.creator_cap,
                }}
              />
            ),
          },
        ]}
      />
      {user?.role === 'business_owner' && <CampaignPayouts campaignId={loot.id} ownerId={user.uid} />}
    </>
  );
}

function TabLabel({ name, waiting }: { name: string; waiting: number }) {
  return (
    <>
      {name}{' '}
      {waiting > 0 && (
        <Badge tone="gold" aria-label={`${waiting} waiting`}>
          {waiting}
        </Badge>
      )}
    </>
  );
}
