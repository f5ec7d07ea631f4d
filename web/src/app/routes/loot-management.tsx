import { useInfiniteQuery } from '@tanstack/react-query';
import { ownedCampaignsQuery } from '../../features/campaigns/api/owned-campaigns-query.ts';
import { ManagementTable } from '../../features/campaigns/components/management-table.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { ChestDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';

/** `/loot-management`: an owner's loots and what waits in each. */
export function LootManagementRoute() {
  const uid = useSession((state) => state.user?.uid ?? '');
  const creates = useSession((state) => state.user?.role === 'business_owner');
  const list = useInfiniteQuery(ownedCampaignsQuery(uid));
  const campaigns = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageHeader
        title={campaignsText.managementTitle}
        actions={
          creates && campaigns.length > 0 && <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>
        }
      />
      {list.isPending && <PageSkeleton />}
      {list.isError && (
        <QueryProblem title={campaignsText.fetchListFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && campaigns.length === 0 && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={campaignsText.noneCreated}
          text={creates ? 'Post your first loot and let creators come to you.' : campaignsText.onlyOwners}
          action={creates && <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>}
        />
      )}
      {campaigns.length > 0 && <ManagementTable campaigns={campaigns} />}
      <LoadMore shown={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
    </>
  );
}
