import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ownApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationStatusBadge } from '../../shared/ui/marks/status-badges.tsx';
import { ApplyDialog, MyApplicationDialog, useApplying } from '../../features/applications/use-applying.ts';
import { marketplaceQuery } from '../../features/campaigns/api/marketplace-query.ts';
import { closedToApplicants } from '../../features/campaigns/browse/can-apply.ts';
import { CampaignCard, MarketplaceSkeleton } from '../../features/campaigns/browse/campaign-card.tsx';
import { BriefLink, CardButton, CardLink } from '../../features/campaigns/browse/card-target.tsx';
import { MarketplaceFiltersForm } from '../../features/campaigns/browse/marketplace-filters-form.tsx';
import { NoLoots } from '../../features/campaigns/browse/no-loots.tsx';
import {
  filtersFromSearch,
  isNarrowed,
  noFilters,
  searchFromFilters,
  type MarketplaceFilters,
} from '../../features/campaigns/browse/marketplace-filters.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { CardGrid, chakra, Muted, SectionTitle } from '../../shared/style/chakra.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { ProblemNotice } from '../../shared/ui/lists/query-view.tsx';

const Answered = chakra(SectionTitle, { base: { gridColumn: '1 / -1', marginTop: '4' } });

const Nothing = chakra(Muted, { base: { gridColumn: '1 / -1' } });

/** `/marketplace`: every open loot, with search and filters in the address; creators apply from here. */
export function MarketplaceRoute() {
  const user = useSession((state) => state.user);
  const creatorId = user?.role === 'content_creator' ? user.uid : undefined;
  const [search, setSearch] = useSearch();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const filter = useCallback(
    (next: MarketplaceFilters) => setSearch(searchFromFilters(next), { replace: true }),
    [setSearch],
  );
  const [openId, setOpenId] = useState<string>();
  const { applying, begin, end } = useApplying();
  const list = useInfiniteQuery(marketplaceQuery(filters));
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
    combine: (results) => ({
      found: results.flatMap(({ data }) => data ?? []),
      isKnownOf: results.map(({ data }) => data !== undefined),
      areComing: results.some(({ isLoading }) => isLoading),
      failed: results.filter(({ isLoadingError }) => isLoadingError),
    }),
  });
  const applicationTo = (campaign: CampaignView) => applications.found.find((own) => own.campaign_id === campaign.id);
  const known = new Set(pages.filter((_page, index) => applications.isKnownOf[index]).flat());

  // The first loots come where they stay; later ones take their places as soon as it is known whether they were answered.
  const [hasShown, setHasShown] = useState(false);
  if (!hasShown && list.data && !applications.areComing) setHasShown(true);
  const [since] = useState(currentTime);
  const isAnswered = (campaign: CampaignView) => {
    const own = applicationTo(campaign);
    // A loot that is answered here and now stays where it is.
    return own !== undefined && own.created_at < since;
  };

  const open = pages.flat().find(({ id }) => id === openId);
  const openApplication = open && applicationTo(open);

  const cardOf = (campaign: OfferedCampaignView) => {
    const own = applicationTo(campaign);
    const offered = creatorId && (own ?? !closedToApplicants(campaign, currentTime()));
    const brief = paths.loot(campaign.id);
    return (
      <CampaignCard
        key={campaign.id}
        campaign={campaign}
        ownerRecord={campaign.owner_record}
        decided={own !== undefined && own.status !== 'pending'}
        mark={
          own ? (
            <ApplicationStatusBadge status={own.status} />
          ) : (
            campaign.owner_id === user?.uid && <Badge colorPalette="gold">Your loot</Badge>
          )
        }
        title={
          offered && known.has(campaign) ? (
            <CardButton onClick={() => (own ? setOpenId(campaign.id) : begin(campaign))}>{campaign.title}</CardButton>
          ) : (
            <CardLink to={brief}>{campaign.title}</CardLink>
          )
        }
        more={offered && <BriefLink to={brief} about={campaign.title} />}
      />
    );
  };

  return (
    <>
      <PageHeader
        title="Marketplace"
        intro={
          creatorId ? 'Loots that are open right now. Pick one that fits you.' : 'Every loot that is open right now.'
        }
      />
      <MarketplaceFiltersForm filters={filters} onChange={filter} />
      {applications.failed[0] && (
        <chakra.div marginBottom="6">
          <ProblemNotice
            title="Failed to look for your applications"
            query={{
              error: applications.failed[0].error,
              refetch: () => applications.failed.forEach(({ refetch }) => void refetch()),
            }}
          />
        </chakra.div>
      )}
      <PagedList
        isMain
        list={list}
        problem="Failed to load loot."
        pending={<MarketplaceSkeleton />}
        empty={
          <NoLoots
            goesOn={list.hasNextPage}
            narrowed={isNarrowed(filters)}
            role={user?.role}
            onClear={() => filter(noFilters)}
            onFull={filters.full ? undefined : () => filter({ ...filters, full: true })}
          />
        }
      >
        {(campaigns) =>
          hasShown ? (
            <CardGrid aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.55 : 1}>
              {/* One list, so that a card that changes places keeps the focus. */}
              {[
                campaigns.every(isAnswered) && <Nothing key="nothing">You have answered all of these loots.</Nothing>,
                ...campaigns.filter((campaign) => !isAnswered(campaign)).map(cardOf),
                campaigns.some(isAnswered) && <Answered key="answered">Already answered</Answered>,
                ...campaigns.filter(isAnswered).map(cardOf),
              ]}
            </CardGrid>
          ) : (
            <MarketplaceSkeleton />
          )
        }
      </PagedList>
      {openApplication && (
        <MyApplicationDialog
          application={openApplication}
          asked={open.applicant_questions}
          brief={<BriefLink to={paths.loot(open.id)} about={open.title} />}
          appeal={<AppealPanel subject={{ type: 'application', id: openApplication.id }} />}
          onApplyAgain={
            closedToApplicants(open, currentTime())
              ? undefined
              : () => {
                  setOpenId(undefined);
                  begin(open);
                }
          }
          onClose={() => setOpenId(undefined)}
        />
      )}
      {applying && (
        <ApplyDialog
          key={applying.id}
          campaign={applying}
          refusal="list"
          brief={<BriefLink to={paths.loot(applying.id)} about={applying.title} />}
          earnsUpToCents={mostForOneCreatorCents(applying)}
          onClose={end}
        />
      )}
    </>
  );
}
