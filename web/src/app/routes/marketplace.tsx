import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownApplicationsQuery } from '../../features/applications/api/own-applications-query.ts';
import { ApplicationStatusBadge } from '../../features/applications/components/application-status-badge.tsx';
import { ApplyDialog } from '../../features/applications/components/apply-dialog.tsx';
import { MyApplicationDialog } from '../../features/applications/components/my-application-dialog.tsx';
import { marketplaceQuery } from '../../features/campaigns/api/marketplace-query.ts';
import { CampaignCard } from '../../features/campaigns/components/campaign-card.tsx';
import { MarketplaceFiltersForm } from '../../features/campaigns/components/marketplace-filters-form.tsx';
import { CardGrid, MarketplaceSkeleton } from '../../features/campaigns/components/marketplace-skeleton.tsx';
import {
  filtersFromSearch,
  noFilters,
  passesFilters,
  searchFromFilters,
  serverPlatform,
} from '../../features/campaigns/marketplace-filters.ts';
import { useSearchAhead } from '../../features/campaigns/use-search-ahead.ts';
import { useSession } from '../../shared/state/session.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChestDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryProblem } from '../../shared/ui/query-problem.tsx';
import { CardButton, CardLink } from '../../features/campaigns/components/card-target.tsx';
import { paths } from '../../shared/paths.ts';

/** `/marketplace`: every open loot, with search and filters in the address; creators apply from here. */
export function MarketplaceRoute() {
  const user = useSession((state) => state.user);
  const creatorId = user?.role === 'content_creator' ? user.uid : undefined;
  const [search, setSearch] = useSearchParams();
  const filters = filtersFromSearch(search);
  const [openId, setOpenId] = useState<string>();
  const list = useInfiniteQuery(marketplaceQuery(serverPlatform(filters)));
  const pages = list.data?.pages.map(({ items }) => items) ?? [];
  const applications = useQueries({
    queries: creatorId
      ? pages.map((page) =>
          ownApplicationsQuery(
            creatorId,
            page.map(({ id }) => id),
          ),
        )
      : [],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const applicationTo = (campaign: CampaignView) => applications.find((own) => own.campaign_id === campaign.id);

  const campaigns = pages.flat();
  const shown = campaigns.filter((campaign) => passesFilters(campaign, filters));
  const searching = useSearchAhead(list, { pages: pages.length, found: shown.length });
  const open = campaigns.find(({ id }) => id === openId);
  const openApplication = open && applicationTo(open);
  const close = () => setOpenId(undefined);

  return (
    <>
      <PageHeader
        title={campaignsText.marketplaceTitle}
        intro="Loots that are open right now. Pick one that fits you."
      />
      <MarketplaceFiltersForm
        filters={filters}
        onChange={(next) => setSearch(searchFromFilters(next), { replace: true })}
      />
      {(list.isPending || searching) && <MarketplaceSkeleton />}
      {list.isError && (
        <QueryProblem title={campaignsText.loadFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && shown.length === 0 && !searching && (
        <EmptyState
          drawing={<ChestDrawing />}
          title={list.hasNextPage ? campaignsText.noneAmongLoaded(campaigns.length) : campaignsText.noneFound}
          text={list.hasNextPage ? 'Show more to search on.' : 'Try fewer filters, or come back soon.'}
          action={
            search.size > 0 && (
              <Button look="outline" onClick={() => setSearch(searchFromFilters(noFilters))}>
                Clear filters
              </Button>
            )
          }
        />
      )}
      <CardGrid>
        {shown.map((campaign) => {
          const own = applicationTo(campaign);
          return (
            <CampaignCard
              key={campaign.id}
              campaign={campaign}
              mark={own && <ApplicationStatusBadge status={own.status} />}
              title={
                creatorId ? (
                  <CardButton onClick={() => setOpenId(campaign.id)}>{campaign.title}</CardButton>
                ) : (
                  <CardLink to={paths.loot(campaign.id)}>{campaign.title}</CardLink>
                )
              }
            />
          );
        })}
      </CardGrid>
      <LoadMore
        shown={list.hasNextPage && !searching}
        busy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      {openApplication && <MyApplicationDialog application={openApplication} onClose={close} />}
      {open && !openApplication && <ApplyDialog campaign={open} refusal="list" onClose={close} />}
    </>
  );
}
