import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { BudgetBar } from './budget-bar.tsx';
import { BudgetFigure, FigureStrip } from './budget-figure.tsx';
import { lootMoney, remainingPercent } from './loot-money.ts';
import { costText, lootPace } from './loot-pace.ts';
import { PaceBadge } from './pace-badge.tsx';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { Card, chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { counted, CountedMoney, formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';

const Sheet = chakra(Card, { base: { padding: { base: '3', md: '5' }, marginBottom: { base: '4', md: '5' } } });
const Lead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    marginBottom: { base: '2', md: '3' },
  },
  // Phones have it with the other figures: see `LootPaceCard`.
  variants: { beside: { true: { display: { base: 'none', md: 'flex' } } } },
});
const PaceText = chakra('p', {
  base: { fontSize: { base: 'sm', md: 'md' }, '& > :first-of-type': { marginRight: '2.5' } },
});
const Used = chakra('p', { base: { textStyle: 'hint', whiteSpace: 'nowrap' } });
const Bar = chakra('div', { base: { marginTop: { base: '3', md: '4' } } });

/** Says how a loot does against its plan, and how much of its budget is used. */
function Pace({ campaign, beside }: { campaign: CampaignView; beside?: boolean }) {
  const used = Math.round(100 - remainingPercent(campaign));
  const pace = lootPace(campaign, currentTime());
  return (
    <Lead beside={beside}>
      {pace && (
        <PaceText>
          <PaceBadge verdict={pace.verdict} />
          {pace.reason}
        </PaceText>
      )}
      <Used>Budget used: {used}%</Used>
    </Lead>
  );
}

/** The part of a loot's strip that phones leave out there, for the figures of the loot. */
export function LootPaceCard({ campaign }: { campaign: CampaignView }) {
  return (
    <Sheet aria-label="Pace">
      <Pace campaign={campaign} />
      <p>
        {formatNumber(campaign.views)} counted views <Hint as="span">{costText(campaign)}</Hint>
      </p>
    </Sheet>
  );
}

interface LootGlanceProps {
  campaign: CampaignView;
  refund: RefundView | undefined;
}

/**
 * Answers in one strip how a loot does: its pace, what is paid and left, its views and their cost, and how much waits for its owner. It has one height in
 * all tabs, so that none of them moves.
 */
export function LootGlance({ campaign, refund }: LootGlanceProps) {
  const money = lootMoney(campaign, refund);
  const { pending_applications: applications, pending_treasures: treasures, pending_proofs: proofs } = campaign;
  const { stuck_payouts: payments } = campaign;
  const work = [
    applications > 0 && counted(applications, 'application'),
    treasures > 0 && counted(treasures, 'treasure'),
    proofs > 0 && counted(proofs, 'proof'),
    payments > 0 && counted(payments, 'payment'),
  ].filter((text) => text !== false);
  return (
    <Sheet aria-label="How this loot does">
      <Pace campaign={campaign} beside />
      <FigureStrip short>
        <BudgetFigure
          name="Paid Out"
          part="paid"
          value={<CountedMoney cents={money.paid} />}
          note={`of ${formatCents(money.budget)}`}
        />
        <BudgetFigure
          name="Remaining Budget"
          part="remaining"
          value={<CountedMoney cents={money.remaining} />}
          note={money.reserved > 0 ? `and ${formatCents(money.reserved)} reserved` : 'Nothing is reserved'}
        />
        <BudgetFigure rare name="Counted views" value={formatNumber(campaign.views)} note={costText(campaign)} />
        <BudgetFigure
          name="Waiting for you"
          value={applications + treasures + proofs + payments}
          note={work.length > 0 ? work.join(', ') : 'All is decided'}
        />
      </FigureStrip>
      <Bar>
        <BudgetBar slim label="Budget used" money={money} />
      </Bar>
    </Sheet>
  );
}
