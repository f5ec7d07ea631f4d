import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../shared/paths.ts';
import { campaignsText, campaignStatusLabels } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { isNarrowed, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { ownedCampaignsQuery } from '../api/queries.ts';
import { ManagementTable } from './management-table.tsx';

const filterLabels = {
  all: 'All',
  open: campaignStatusLabels.open,
  paused: campaignStatusLabels.paused,
  completed: campaignStatusLabels.completed,
  pending: campaignStatusLabels.pending,
  rejected: campaignStatusLabels.rejected,
} as const;

/** An owner's loots, narrowed to what they look for; the search and the status are kept in the address. */
export function ManagedLoots({ ownerId }: { ownerId: string }) {
  const { status, search, narrowing } = useNarrowing(filterLabels, { placeholder: 'Title or platform' });
  const list = useInfiniteQuery(ownedCampaignsQuery(ownerId, { status, search }));
  const hasLoots = isNarrowed(narrowing) || list.data?.pages.some(({ items }) => items.length > 0);
  const create = <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>;
  return (
    <>
      <PageHeader title={campaignsText.managementTitle} actions={hasLoots && create} />
      <PagedList
        isMain
        list={list}
        problem={campaignsText.fetchListFailed}
        pending={<ListSkeleton rows={4} />}
        narrowing={narrowing}
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
        {(campaigns) => <ManagementTable campaigns={campaigns} />}
      </PagedList>
    </>
  );
}
