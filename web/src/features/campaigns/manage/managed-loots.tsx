import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignStatusLabels } from '@doubloon/contract/shared/status-labels.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ownedCampaignsQuery } from '../api/queries.ts';
import { CampaignStatusBadge } from '../browse/campaign-status-badge.tsx';
import { lootCsv } from '../loot-csv.ts';
import { BudgetBar } from './figures/budget-bar.tsx';
import { lootMoney } from './figures/loot-money.ts';
import { costSoFar, lootPace } from './figures/loot-pace.ts';
import { PaceBadge } from './figures/pace-badge.tsx';
import { runText } from '../../../shared/loots/run-text.ts';
import { paths } from '../../../shared/paths.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { useReady } from '../../../shared/state/use-ready.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { counted, formatCents, Money } from '../../../shared/ui/figures/numbers.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { PageHeader } from '../../../shared/ui/layout/page-header.tsx';
import { DataTable, type Column } from '../../../shared/ui/lists/data-table.tsx';
import { isNarrowed, useNarrowing } from '../../../shared/ui/lists/narrowing.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { useSorted, type Orders } from '../../../shared/ui/lists/sorting.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { WaitingFirst } from '../../../shared/ui/lists/waiting-first.tsx';
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
        intro={<TextLink to={paths.brand(ownerId)}>Your brand page and record, as creators see them</TextLink>}
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

const Below = chakra('div', {
  base: { color: 'muted', fontSize: 'xs', fontWeight: 'normal', lineHeight: 'snug', marginTop: '1' },
  variants: { whole: { true: { whiteSpace: { md: 'nowrap' } } } },
});
const Name = chakra('div', { base: { minWidth: { md: '13.5rem' }, lineHeight: 'snug' } });
const Marks = chakra(Wrap, {
  base: { alignItems: 'center', gap: '2', marginTop: '1.5', '& svg': { width: '3.5', height: '3.5' } },
});
const Quiet = chakra('span', { base: { display: 'inline-block', color: 'muted', minWidth: { md: '16' } } });
const Bar = chakra('div', { base: { marginTop: '2', minWidth: { base: '32', md: '24' } } });

/** How much waits for the owner, and what it is. */
function Pending({ campaign }: { campaign: CampaignView }) {
  const { pending_applications: applicants, pending_treasures: treasures, pending_proofs: proofs } = campaign;
  const { pending_questions: questions, stuck_payouts: payments } = campaign;
  const total = applicants + treasures + proofs;
  if (total + questions + payments === 0) return <Quiet>Nothing</Quiet>;
  const kinds = [
    applicants > 0 && counted(applicants, 'applicant'),
    treasures > 0 && counted(treasures, 'treasure'),
    proofs > 0 && counted(proofs, 'proof'),
  ].filter((text) => text !== false);
  return (
    <>
      {total > 0 && (
        <>
          <Badge colorPalette="gold">{total} to decide</Badge>
          <Below>{kinds.join(', ')}</Below>
        </>
      )}
      {questions > 0 && (
        <chakra.div marginTop={total > 0 ? '1' : undefined}>
          <Badge colorPalette="gold">{counted(questions, 'question')}</Badge>
        </chakra.div>
      )}
      {payments > 0 && (
        <chakra.div marginTop={total + questions > 0 ? '1' : undefined}>
          <Badge colorPalette="coral">{counted(payments, 'payment')} stuck</Badge>
        </chakra.div>
      )}
    </>
  );
}

/** How a loot that runs does so far, and what its views cost. */
function Pace({ campaign }: { campaign: CampaignView }) {
  const pace = lootPace(campaign, currentTime());
  const cost = costSoFar(campaign);
  if (!pace && cost === undefined) return <Quiet>–</Quiet>;
  return (
    <>
      {pace && <PaceBadge verdict={pace.verdict} />}
      {cost !== undefined && <Below whole>{formatCents(cost)} per 1,000</Below>}
    </>
  );
}

/** A loot's budget, and how much of it is paid and reserved. */
function Budget({ campaign }: { campaign: CampaignView }) {
  const money = lootMoney(campaign, undefined);
  return (
    <>
      <Money cents={campaign.budget} />
      <Below whole>
        <Money cents={money.paid} /> paid
        {money.reserved > 0 && (
          <>
            , <Money cents={money.reserved} /> reserved
          </>
        )}
      </Below>
    </>
  );
}

/** Shows the rest of a loot's budget: while it runs in a bar, afterwards with the place of its refund. */
function Remaining({ campaign }: { campaign: CampaignView }) {
  return (
    <>
      <Money cents={campaign.remaining_budget} />
      {campaign.closed_at && campaign.remaining_budget > 0 ? (
        <Below>Not spent. The loot shows its refund.</Below>
      ) : (
        <Bar>
          <BudgetBar slim label={`Budget used of ${campaign.title}`} money={lootMoney(campaign, undefined)} />
        </Bar>
      )}
    </>
  );
}

const columns: readonly Column<CampaignView>[] = [
  {
    header: 'Loot Name',
    cell: (campaign) => (
      <Name>
        <Link to={paths.managedLoot(campaign.id)} data-row-link>
          {campaign.title}
        </Link>
        <Marks>
          <CampaignStatusBadge status={campaign.status} heldByAdmin={campaign.held_by_admin} />
          <PlatformIcons platforms={campaign.platforms} most={2} size="small" />
        </Marks>
      </Name>
    ),
  },
  { header: 'Pending', cell: (campaign) => <Pending campaign={campaign} /> },
  { header: 'Pace', cell: (campaign) => <Pace campaign={campaign} /> },
  { header: 'Budget', cell: (campaign) => <Budget campaign={campaign} /> },
  { header: 'Remaining Budget', cell: (campaign) => <Remaining campaign={campaign} /> },
  {
    header: 'End Date',
    cell: (campaign) => (
      <>
        {campaign.endDate ? <DateText value={campaign.endDate} /> : '–'}
        <Below whole>{runText(campaign, currentTime())}</Below>
      </>
    ),
  },
];

/** Loots in which something waits for their owner. */
const WORK = {
  waits: ({
    pending_applications,
    pending_treasures,
    pending_proofs,
    pending_questions,
    stuck_payouts,
  }: CampaignView) => pending_applications + pending_treasures + pending_proofs + pending_questions + stuck_payouts > 0,
};

interface ManagementTableProps {
  campaigns: readonly CampaignView[];
  /** True when there are more on pages that are not loaded. */
  more?: boolean;
  /** A menu of the list. */
  tools?: ReactNode;
}

/** An owner's loots, those first in which something waits for them; a row opens the loot. */
export function ManagementTable({ campaigns, more = false, tools }: ManagementTableProps) {
  return (
    <WaitingFirst items={campaigns} work={WORK} name="Loots" others="Nothing to decide" more={more} tools={tools}>
      {(items, caption) => <DataTable caption={caption} columns={columns} items={items} keyOf={({ id }) => id} />}
    </WaitingFirst>
  );
}
