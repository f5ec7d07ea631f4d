import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LootRows } from './loot-rows.tsx';
import { hasWork, PendingWork } from './pending-work.tsx';
import { CampaignStatusBadge } from '../../browse/campaign-status-badge.tsx';
import { BudgetBar, PartDot } from '../figures/budget-bar.tsx';
import { lootMoney } from '../figures/loot-money.ts';
import { costSoFar, lootPace } from '../figures/loot-pace.ts';
import { PaceBadge } from '../figures/pace-badge.tsx';
import { LootThumbnail } from '../../../../shared/loots/loot-thumbnail.tsx';
import { runText } from '../../../../shared/loots/run-text.ts';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden } from '../../../../shared/style/chakra.tsx';
import { DateText } from '../../../../shared/ui/figures/date-text.tsx';
import { formatCents, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { WaitingFirst } from '../../../../shared/ui/lists/waiting-first.tsx';
import { PlatformIcons } from '../../../../shared/ui/pictures/platform-icon.tsx';

const Below = chakra('div', {
  base: { color: 'muted', fontSize: 'xs', fontWeight: 'normal', lineHeight: 'snug', marginTop: '1' },
  variants: { whole: { true: { whiteSpace: { md: 'nowrap' } } } },
});
const Named = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2.5',
    alignItems: 'start',
    // The title, and not the picture, stands on the line of the other cells.
    '& > :last-child': { alignSelf: 'baseline' },
  },
});
const Title = chakra('div', { base: { lineHeight: 'snug', lineClamp: '2', overflowWrap: 'anywhere' } });
const Marks = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginTop: '1',
    '& [role=img]': { width: '5', height: '5' },
  },
});
const Quiet = chakra('span', { base: { color: 'muted' } });
const Paid = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' },
});
/** The rest of a budget; a closed loot does not spend it any more. */
const Left = chakra('div', {
  base: { whiteSpace: 'nowrap' },
  variants: { isOpen: { true: { fontWeight: 'semibold' }, false: { color: 'muted' } } },
});
const Used = chakra(Below, { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2' } });
const Bar = chakra('div', { base: { marginTop: '1.5' } });

/** How a loot that runs does so far, and what its views cost. */
function Pace({ campaign }: { campaign: CampaignView }) {
  const pace = lootPace(campaign, currentTime());
  const cost = costSoFar(campaign);
  if (!pace && cost === undefined) return <Quiet data-nothing>–</Quiet>;
  return (
    <>
      {pace && <PaceBadge verdict={pace.verdict} />}
      {cost !== undefined && (
        <Below as="span" data-wide whole>
          {formatCents(cost)} per 1,000
        </Below>
      )}
    </>
  );
}

/** A loot's budget, how much of it is paid and reserved, and a bar that those fill in their colours, as the strip of the loot shows it. */
function Budget({ campaign }: { campaign: CampaignView }) {
  const money = lootMoney(campaign, undefined);
  return (
    <>
      <Money cents={campaign.budget} />
      <Used data-used>
        <Paid>
          <PartDot part="paid" />
          {formatCents(money.paid)} paid
        </Paid>
        {money.reserved > 0 && (
          <Paid>
            <PartDot part="reserved" />
            {formatCents(money.reserved)} reserved
          </Paid>
        )}
      </Used>
      <Bar data-bar>
        <BudgetBar look="row" label={`Budget used of ${campaign.title}`} money={money} />
      </Bar>
    </>
  );
}

/** The rest of a loot's budget. */
function Remaining({ campaign }: { campaign: CampaignView }) {
  const { remaining_budget: left } = campaign;
  return (
    <Left isOpen={!campaign.closed_at}>
      <Money cents={left} />
      {campaign.closed_at && left > 0 && <VisuallyHidden> not spent</VisuallyHidden>}
    </Left>
  );
}

const columns: readonly Column<CampaignView>[] = [
  {
    header: 'Loot Name',
    cell: (campaign) => (
      <Named>
        <LootThumbnail campaign={campaign} />
        <div>
          <Title>
            <Link to={paths.managedLoot(campaign.id)} data-row-link>
              {campaign.title}
            </Link>
          </Title>
          <Marks>
            <CampaignStatusBadge status={campaign.status} heldByAdmin={campaign.held_by_admin} />
            <PlatformIcons platforms={campaign.platforms} most={2} size="small" />
          </Marks>
        </div>
      </Named>
    ),
  },
  { header: 'Pending', cell: (campaign) => <PendingWork campaign={campaign} /> },
  { header: 'Pace', cell: (campaign) => <Pace campaign={campaign} /> },
  { header: 'Budget', cell: (campaign) => <Budget campaign={campaign} /> },
  { header: 'Remaining Budget', cell: (campaign) => <Remaining campaign={campaign} /> },
  {
    header: 'End Date',
    cell: (campaign) => (
      <>
        {campaign.endDate ? <DateText value={campaign.endDate} /> : '–'}
        <Below whole fontVariantNumeric="normal">
          {runText(campaign, currentTime())}
        </Below>
      </>
    ),
  },
];

/** Loots in which something waits for their owner. */
const WORK = { waits: hasWork };

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
      {(items, caption) => (
        <LootRows>
          <DataTable caption={caption} columns={columns} items={items} keyOf={({ id }) => id} />
        </LootRows>
      )}
    </WaitingFirst>
  );
}
