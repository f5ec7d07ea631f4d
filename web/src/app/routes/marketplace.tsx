import type { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ownApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationStatusBadge } from '../../shared/ui/marks/status-badges.tsx';
import { ApplyDialog, MyApplicationDialog, useApplying } from '../../features/applications/use-applying.ts';
import { marketplaceQuery } from '../../features/campaigns/api/marketplace-query.ts';
import { closedToApplicants } from '../../features/campaigns/browse/can-apply.ts';
import { AnsweredLoot, AnsweredLoots } from '../../features/campaigns/browse/answered-loots.tsx';
import { CampaignCard, MarketplaceSkeleton } from '../../features/campaigns/browse/campaign-card.tsx';
import { BriefLink, CardButton, CardLink } from '../../features/campaigns/browse/card-target.tsx';
import { fullLast } from '../../features/campaigns/browse/list/full-last.ts';
import { MarketplaceFiltersForm } from '../../features/campaigns/browse/marketplace-filters-form.tsx';
import { EndedGrid, LastTile } from '../../features/campaigns/browse/list/last-tile.tsx';
import { NoLoots } from '../../features/campaigns/browse/no-loots.tsx';
import {
  filtersFromSearch,
  isNarrowed,
  noFilters,
  searchFromFilters,
  type MarketplaceFilters,
} from '../../features/campaigns/browse/marketplace-filters.ts';
import { RecentlyViewed } from '../../features/campaigns/browse/recent/recently-viewed.tsx';
import { SaveButton } from '../../features/campaigns/browse/saved/save-button.tsx';
import { SavedFilter } from '../../features/campaigns/browse/saved/saved-filter.tsx';
import { SavedLoots } from '../../features/campaigns/browse/saved/saved-loots.tsx';
import { SavedSearches } from '../../features/campaigns/browse/saved/saved-searches.tsx';
import { SAVED_ONLY } from '../../features/campaigns/browse/saved/saved-only.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { AppealPanel } from '../../features/cases/components/appeal-panel.tsx';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/state/session.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { PagedList } from '../../shared/ui/lists/paged-list.tsx';
import { ProblemNotice } from '../../shared/ui/lists/query-view.tsx';

const OUTCOMES: Partial<Record<ApplicationStatus, string>> = {
  approved: 'You take part',
  rejected: 'You were not chosen',
  completed: 'You have completed this',
};

/** Left out on phones, where the loots come first. */
const Intro = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

/** `/marketplace`: every open loot, with search and filters in the address; creators apply from here, and see those they have saved. */
export function MarketplaceRoute() {
  const isCreator = useSession(({ user }) => user?.role === 'content_creator');
  const [address] = useSearch();
  const savedOnly = isCreator && address.has(SAVED_ONLY);
  return (
    <>
      <PageHeader
        title="Marketplace"
        intro={
          <Intro>
            {savedOnly
              ? 'Loots you have saved for later.'
              : isCreator
                ? 'Loots that are open right now. Pick one that fits you.'
                : 'Every loot that is open right now.'}
          </Intro>
        }
        actions={
          isCreator && (
            <>
              <SavedFilter />
              <SavedSearches filters={filtersFromSearch(address)} />
            </>
          )
        }
      />
      {savedOnly ? <SavedLoots /> : <OpenLoots />}
    </>
  );
}

function OpenLoots() {
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
  const list = useInfiniteQuery({ ...marketplaceQuery(filters), select: fullLast });
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
  /** The application to a loot answered before; one that is answered here and now stays where it is. */
  const answerTo = (campaign: CampaignView) => {
    const own = applicationTo(campaign);
    return own && own.created_at < since ? own : undefined;
  };
  const isAnswered = (campaign: CampaignView) => answerTo(campaign) !== undefined;

  const open = pages.flat().find(({ id }) => id === openId);
  const openApplication = open && applicationTo(open);

  const cardOf = (campaign: OfferedCampaignView) => {
    const own = applicationTo(campaign);
    const offered = creatorId && (own ?? !closedToApplicants(campaign, currentTime()));
    return (
      <CampaignCard
        key={campaign.id}
        campaign={campaign}
        record={campaign.owner_record}
        outcome={own && OUTCOMES[own.status]}
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
            <CardLink to={paths.loot(campaign.id)}>{campaign.title}</CardLink>
          )
        }
        save={creatorId && <SaveButton campaign={campaign} look="sign" />}
      />
    );
  };

  const rowOf = (campaign: OfferedCampaignView) => {
    const own = answerTo(campaign);
    return (
      own && (
        <AnsweredLoot
          key={campaign.id}
          campaign={campaign}
          applied={own.created_at}
          mark={<ApplicationStatusBadge status={own.status} />}
          title={<CardButton onClick={() => setOpenId(campaign.id)}>{campaign.title}</CardButton>}
        />
      )
    );
  };

  const nothing = {
    goesOn: list.hasNextPage,
    narrowed: isNarrowed(filters),
    role: user?.role,
    onClear: () => filter(noFilters),
    onFull: filters.full ? undefined : () => filter({ ...filters, full: true }),
  };

  return (
    <>
      <MarketplaceFiltersForm filters={filters} onChange={filter} />
      {!isNarrowed(filters) && <RecentlyViewed />}
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
        empty={<NoLoots {...nothing} />}
      >
        {(campaigns) =>
          hasShown ? (
            <chakra.div aria-busy={list.isPlaceholderData} opacity={list.isPlaceholderData ? 0.55 : 1}>
              {campaigns.every(isAnswered) ? (
                <NoLoots {...nothing} answered />
              ) : (
                <EndedGrid>
                  {campaigns.filter((campaign) => !isAnswered(campaign)).map(cardOf)}
                  {!list.hasNextPage && <LastTile role={user?.role} filters={filters} />}
                </EndedGrid>
              )}
              {campaigns.some(isAnswered) && <AnsweredLoots>{campaigns.filter(isAnswered).map(rowOf)}</AnsweredLoots>}
            </chakra.div>
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
