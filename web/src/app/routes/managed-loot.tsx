import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InviteCreators } from '../../features/applications/invite/invite-creators.tsx';
import { managedCampaignQuery, refundQuery } from '../../features/campaigns/api/queries.ts';
import { closedToApplicants } from '../../features/campaigns/browse/can-apply.ts';
import { CampaignStatusBadge } from '../../features/campaigns/browse/campaign-status-badge.tsx';
import { LootActions } from '../../features/campaigns/manage/loot-actions.tsx';
import { LootGlance } from '../../features/campaigns/manage/figures/loot-glance.tsx';
import { LookedAtFirst } from '../../features/campaigns/manage/figures/looked-at-first.tsx';
import { ModerationNotice } from '../../features/campaigns/manage/moderation-notice.tsx';
import { RefundCard } from '../../features/campaigns/manage/refund-card.tsx';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { isMissing } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/paths.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { useSession } from '../../shared/state/session.ts';
import { useLeaveWhenMissing } from '../../shared/state/use-leave-when-missing.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { BackLink } from '../../shared/ui/buttons/back-link.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../shared/ui/figures/time.ts';
import { runText } from '../../shared/loots/run-text.ts';
import { EmptyState, PageSkeleton, QueryView } from '../../shared/ui/lists/query-view.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { LootFigures } from '../projects/loot-figures.tsx';
import { ReviewTabs } from '../projects/review-tabs.tsx';

const SendLateFiles = lazyPart(
  async () => (await import('../../features/campaigns/create/begun/send-late-files.tsx')).SendLateFiles,
);

/** `/loot-management/:productId`: one loot's money, and what waits in it for its owner. */
export function ManagedLootRoute() {
  const { productId = '' } = useParams();
  const user = useSession((state) => state.user);
  const campaign = useQuery(managedCampaignQuery(productId));
  const foreign = user?.role === 'business_owner' && campaign.data !== undefined && campaign.data.owner_id !== user.uid;
  const notFound = isMissing(campaign.error) || foreign;
  const refund = useQuery({ ...refundQuery(productId), enabled: campaign.data !== undefined && !foreign });

  const list = user?.role === 'admin' ? paths.adminPart('loots') : paths.lootManagement;
  useLeaveWhenMissing(notFound, 'Loot not found', list);

  if (notFound) {
    return (
      <EmptyState
        as="h1"
        drawing="map"
        title="Loot Not Found"
        action={<ButtonLink to={list}>Loot Management</ButtonLink>}
      />
    );
  }
  const isOwner = user?.role === 'business_owner';
  return (
    <QueryView query={campaign} problem="Failed to fetch loot details" pending={<PageSkeleton />}>
      {(loot) =>
        // The refund of a closed loot comes first on the screen, so it has to be loaded first.
        loot.closed_at && refund.isPending && !foreign ? (
          <PageSkeleton />
        ) : (
          <ManagedLoot loot={loot} list={list} refund={refund} isOwner={isOwner} isAdmin={user?.role === 'admin'} />
        )
      }
    </QueryView>
  );
}

interface ManagedLootProps {
  loot: CampaignView;
  /** Address of the list that the loot belongs to. */
  list: string;
  /** The refund of the loot; undefined while it is not known. */
  refund: UseQueryResult<RefundView>;
  isOwner: boolean;
  isAdmin: boolean;
}

function ManagedLoot({ loot, list, refund, isOwner, isAdmin }: ManagedLootProps) {
  const takesMore = closedToApplicants(loot, currentTime()) === undefined;
  return (
    <>
      <PageHeader
        dense
        title={loot.title}
        back={
          <BackLink short to={list}>
            Loot Management
          </BackLink>
        }
        intro={
          <chakra.span display="inline-flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" fontSize="sm">
            <CampaignStatusBadge status={loot.status} heldByAdmin={loot.held_by_admin} />
            {loot.endDate && !isRunning(loot.status) && <span>End Date: {formatDate(loot.endDate)}</span>}
            {runText(loot, currentTime())}
          </chakra.span>
        }
        actions={
          isOwner && (
            <>
              {takesMore && <InviteCreators campaign={loot} />}
              <LootActions campaign={loot} />
            </>
          )
        }
      />
      {isOwner && <SendLateFiles campaign={loot} />}
      <ModerationNotice
        campaign={loot}
        appeal={isOwner && <AppealPanel subject={{ type: 'campaign', id: loot.id }} />}
      />
      {isOwner && !loot.closed_at && refund.data && <LookedAtFirst refund={refund.data} />}
      {refund.data && <RefundCard campaign={loot} refund={refund.data} asks={isOwner} />}
      {/* Decisions come before what is only read. The order never depends on what waits: moving the tabs would close an open review. */}
      <ReviewTabs
        loot={loot}
        isOwner={isOwner}
        glance={<LootGlance campaign={loot} refund={refund.data} />}
        figures={<LootFigures loot={loot} refund={refund} isOwner={isOwner} isAdmin={isAdmin} />}
      />
    </>
  );
}
