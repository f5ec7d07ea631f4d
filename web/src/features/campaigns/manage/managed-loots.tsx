import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ownedCampaignsQuery } from '../api/queries.ts';
import { CampaignStatusBadge } from '../browse/campaign-status-badge.tsx';
import { lootCsv } from '../loot-csv.ts';
import { BudgetBar } from './budget-bar.tsx';
import { lootMoney } from './loot-money.ts';
import { runText } from '../../../shared/loots/run-text.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { isNarrowed, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

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
  const query = ownedCampaignsQuery(ownerId, { status, search });
  const list = useInfiniteQuery(query);
  const hasLoots = isNarrowed(narrowing) || list.data?.pages.some(({ items }) => items.length > 0);
  const create = <ButtonLink to={paths.createLoot}>{campaignsText.createTitle}</ButtonLink>;
  return (
    <>
      <PageHeader
        title="Loot Management"
        intro={<TextLink to={paths.brand(ownerId)}>Your brand page and record, as creators see them</TextLink>}
        actions={hasLoots && create}
      />
      <PagedList
        isMain
        list={list}
        problem={campaignsText.fetchListFailed}
        pending={<ListSkeleton rows={4} />}
        narrowing={narrowing}
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
        {(campaigns) => <ManagementTable campaigns={campaigns} />}
      </PagedList>
    </>
  );
}

const waiting = (number: number) => <Badge colorPalette={number > 0 ? 'gold' : 'plain'}>{number}</Badge>;

const Used = chakra('div', { base: { marginTop: '1.5', textStyle: 'hint' } });

/** How much of a loot's budget is paid, and how much is reserved. */
function UsedBudget({ campaign }: { campaign: CampaignView }) {
  const money = lootMoney(campaign, undefined);
  return (
    <Used>
      <BudgetBar slim label={`Budget used of ${campaign.title}`} money={money} />
      <Money cents={money.paid} /> paid
      {money.reserved > 0 && (
        <>
          , <Money cents={money.reserved} /> reserved
        </>
      )}
    </Used>
  );
}

const columns: readonly Column<CampaignView>[] = [
  {
    header: 'Loot Name',
    cell: (campaign) => (
      <chakra.div minWidth={{ md: '11rem' }}>
        <Link to={paths.managedLoot(campaign.id)} data-row-link>
          {campaign.title}
        </Link>
        <Wrap alignItems="center" gap="2" marginTop="1.5">
          <PlatformIcons platforms={campaign.platforms} most={2} />
          <CampaignStatusBadge status={campaign.status} heldByAdmin={campaign.held_by_admin} />
        </Wrap>
      </chakra.div>
    ),
  },
  { header: 'Budget', cell: (campaign) => <Money cents={campaign.budget} /> },
  {
    header: 'Remaining Budget',
    cell: (campaign) => (
      <chakra.div minWidth={{ base: '32', md: '24' }}>
        <Money cents={campaign.remaining_budget} />
        <UsedBudget campaign={campaign} />
        {campaign.closed_at && campaign.remaining_budget > 0 && (
          <chakra.div textStyle="hint" marginTop="1">
            Not spent. The loot shows its refund.
          </chakra.div>
        )}
      </chakra.div>
    ),
  },
  { header: 'Pending Applicants', cell: (campaign) => waiting(campaign.pending_applications) },
  { header: 'Pending Treasures', cell: (campaign) => waiting(campaign.pending_treasures) },
  { header: 'Pending Proofs', cell: (campaign) => waiting(campaign.pending_proofs) },
  {
    header: 'End Date',
    cell: (campaign) => (
      <>
        {campaign.endDate ? <DateText value={campaign.endDate} /> : '–'}
        <chakra.div textStyle="hint" whiteSpace={campaign.closed_at ? undefined : 'nowrap'}>
          {runText(campaign, currentTime())}
        </chakra.div>
      </>
    ),
  },
];

/** An owner's loots; a row opens the loot. */
export function ManagementTable({ campaigns }: { campaigns: readonly CampaignView[] }) {
  return <DataTable caption="Loots" columns={columns} items={campaigns} keyOf={({ id }) => id} />;
}
