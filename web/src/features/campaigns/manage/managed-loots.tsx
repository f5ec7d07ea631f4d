import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownedCampaignsQuery } from '../api/queries.ts';
import { lootCsv } from '../loot-csv.ts';
import { ManagementTable } from './list/management-table.tsx';
import { paths } from '../../../shared/paths.ts';
import { useReady } from '../../../shared/state/use-ready.ts';
import { WideWords } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { isNarrowed, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { useSorted, type Orders } from '../../../shared/ui/lists/sorting.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';

const filterLabels = {
  all: 'All',
  open: campaignStatusLabels.open,
  paused: campaignStatusLabels.paused,
  completed: campaignStatusLabels.completed,
  pending: campaignStatusLabels.pending,
  rejected: campaignStatusLabels.rejected,
} as const;

const orders: Orders<CampaignView> = {
  end: { label: 'Ending soonest', by: ({ endDate, closed_at: closedAt }) => (closedAt ? null : endDate) },
  left: { label: 'Most budget left', by: ({ remaining_budget: left }) => left, descending: true },
  budget: { label: 'Largest budget', by: ({ budget }) => budget, descending: true },
  paid: { label: 'Most paid out', by: ({ paidOut }) => paidOut, descending: true },
  views: { label: 'Most views', by: ({ views }) => views, descending: true },
  title: { label: 'Title A to Z', by: ({ title }) => title },
};

/** An owner's loots, narrowed to what they look for; the search and the status are kept in the address. */
export function ManagedLoots({ ownerId }: { ownerId: string }) {
  const { status, search, narrowing } = useNarrowing(filterLabels, { placeholder: 'Title or platform' });
  const query = ownedCampaignsQuery(ownerId, { status, search });
  const { list, sorting } = useSorted({ list: useInfiniteQuery(query), query, orders });
  const isReady = useReady(list.data !== undefined);
  const hasLoots = isNarrowed(narrowing) || (isReady && list.data?.pages.some(({ items }) => items.length > 0));
  const create = <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>;
  return (
    <>
      <PageHeader
        title="Loot Management"
        intro={
          <TextLink to={paths.brand(ownerId)} fontSize="sm">
            Your brand page<WideWords> and record, as creators see them</WideWords>
          </TextLink>
        }
        actions={hasLoots && create}
      />
      <PagedList
        isMain
        isCalm
        list={list}
        problem={campaignsText.fetchListFailed}
        pending={<ListSkeleton rows={4} />}
        narrowing={narrowing}
        sorting={sorting}
        download={{ of: 'loots', columns: lootCsv, query }}
        drawing="map"
        noneFound="No loots match your search"
        empty={
          <EmptyState
            drawing="chest"
            title={campaignsText.noneCreated}
            text="Post your first loot and let creators come to you."
            action={create}
          />
        }
      >
        {(campaigns, tools) => <ManagementTable campaigns={campaigns} more={list.hasNextPage} tools={tools} />}
      </PagedList>
    </>
  );
}
