import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LootRows } from './loot-rows.tsx';
import { CampaignStatusBadge } from '../../browse/campaign-status-badge.tsx';
import { lootMoney } from '../figures/loot-money.ts';
import { costSoFar, lootPace } from '../figures/loot-pace.ts';
import { PaceBadge } from '../figures/pace-badge.tsx';
import { runText } from '../../../../shared/loots/run-text.ts';
import { paths } from '../../../../shared/paths.ts';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { chakra, VisuallyHidden, Wrap } from '../../../../shared/style/chakra.tsx';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';
import { DateText } from '../../../../shared/ui/figures/date-text.tsx';
import { counted, formatCents, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { DataTable, type Column } from '../../../../shared/ui/lists/data-table.tsx';
import { WaitingFirst } from '../../../../shared/ui/lists/waiting-first.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { PlatformIcons } from '../../../../shared/ui/pictures/platform-icon.tsx';

const Below = chakra('div', {
  base: { color: 'muted', fontSize: 'xs', fontWeight: 'normal', lineHeight: 'snug', marginTop: '1' },
  variants: { whole: { true: { whiteSpace: { md: 'nowrap' } } } },
});
const Name = chakra('div', { base: { lineHeight: 'snug' } });
const Marks = chakra(Wrap, {
  base: { alignItems: 'center', gap: '2', marginTop: '1.5', '& svg': { width: '3.5', height: '3.5' } },
});
const Quiet = chakra('span', { base: { color: 'muted' } });
const Bar = chakra('div', { base: { marginTop: '2' } });

/** How much waits for the owner, and what it is. */
function Pending({ campaign }: { campaign: CampaignView }) {
  const { pending_applications: applicants, pending_treasures: treasures, pending_proofs: proofs } = campaign;
  const { pending_questions: questions, stuck_payouts: payments } = campaign;
  const total = applicants + treasures + proofs;
  if (total + questions + payments === 0)
    return (
      <Quiet data-nothing>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nothing</VisuallyHidden>
      </Quiet>
    );
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

/** A loot's budget, and how much of it is paid and reserved. */
function Budget({ campaign }: { campaign: CampaignView }) {
  const money = lootMoney(campaign, undefined);
  return (
    <>
      <Money cents={campaign.budget} />
      <Below>
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

/** Shows the rest of a loot's budget: in a bar filled with it, or with the place of its refund. */
function Remaining({ campaign }: { campaign: CampaignView }) {
  const { budget, remaining_budget: left, title } = campaign;
  return (
    <>
      <Money cents={left} />
      {campaign.closed_at && left > 0 ? (
        <Below>Not spent. The loot shows its refund.</Below>
      ) : (
        <Bar>
          <ProgressBar color="muted" label={`Remaining budget of ${title}`} percent={(left / budget) * 100} />
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
      {(items, caption) => (
        <LootRows>
          <DataTable caption={caption} columns={columns} items={items} keyOf={({ id }) => id} />
        </LootRows>
      )}
    </WaitingFirst>
  );
}
