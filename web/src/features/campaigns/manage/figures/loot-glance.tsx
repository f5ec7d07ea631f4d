import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { BudgetBar } from './budget-bar.tsx';
import { GlanceFigure } from './glance-figure.tsx';
import { lootMoney, remainingPercent } from './loot-money.ts';
import { costText, lootPace } from './loot-pace.ts';
import { PaceBadge } from './pace-badge.tsx';
import { currentTime } from '../../../../shared/state/current-time.ts';
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx';
import { Card, chakra, Hint } from '../../../../shared/style/chakra.tsx';
import { CountedMoney, formatCents, formatNumber } from '../../../../shared/ui/figures/numbers.tsx';

const PaceSheet = chakra(Card, { base: { display: 'grid', gap: '4' } });
/** Stands in the strip above all tabs but on phones. */
const Known = chakra('span', { base: { display: { base: 'inline', md: 'none' } } });
const Verdict = chakra('p', { base: { fontWeight: 'semibold', '& > :first-of-type': { marginRight: '2.5' } } });
/** Bars of one length each, to be compared at a glance. */
const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, 1fr)' },
    columnGap: '8',
    rowGap: '3',
  },
});
const BarName = chakra('p', { base: { textStyle: 'hint', marginBottom: '1.5' } });

/** Says how a loot does against its plan, how much of its budget is used, and what its views cost. */
export function LootPaceCard({ campaign }: { campaign: CampaignView }) {
  const used = Math.round(100 - remainingPercent(campaign));
  const pace = lootPace(campaign, currentTime());
  return (
    <PaceSheet aria-label="Pace">
      {pace && (
        <Verdict>
          <Known>
            <PaceBadge verdict={pace.verdict} />
          </Known>
          {pace.reason}
        </Verdict>
      )}
      <Bars>
        {pace && (
          <div>
            <BarName>Time</BarName>
            <ProgressBar label="Time" percent={pace.shares.time} color="muted" />
          </div>
        )}
        {pace && campaign.expected_reach !== null && (
          <div>
            <BarName>Expected views</BarName>
            <ProgressBar label="Expected views" percent={pace.shares.progress} color="skyText" />
          </div>
        )}
        <div>
          <BarName>Budget used: {used}%</BarName>
          <ProgressBar label="Used" percent={used} />
        </div>
      </Bars>
      <p>
        {formatNumber(campaign.views)} counted views <Hint as="span">{costText(campaign)}</Hint>
      </p>
    </PaceSheet>
  );
}

const Strip = chakra(Card, {
  base: { padding: '0', marginBottom: { base: '2', md: '3' }, overflow: 'hidden' },
});
const Figures = chakra('dl', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    justifyContent: { base: 'space-between', md: 'normal' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    columnGap: { base: '3', md: '6' },
    rowGap: '1',
    paddingX: { base: '4', md: '6' },
    paddingY: { base: '1.5', md: '2' },
  },
});

interface LootGlanceProps {
  campaign: CampaignView;
  refund: RefundView | undefined;
}

/**
 * The money of a loot in one line: what is paid, reserved and left, what it has brought, and whether it keeps pace. It has one height in all tabs, so that
 * none of them moves; how much waits stands at the tabs.
 */
export function LootGlance({ campaign, refund }: LootGlanceProps) {
  const money = lootMoney(campaign, refund);
  const pace = lootPace(campaign, currentTime());
  return (
    <Strip aria-label="How this loot does">
      <Figures>
        <GlanceFigure
          name="Paid Out"
          part="paid"
          value={<CountedMoney cents={money.paid} />}
          note={`of ${formatCents(money.budget)}`}
        />
        {money.reserved > 0 && (
          <GlanceFigure name="Reserved" part="reserved" value={<CountedMoney cents={money.reserved} />} />
        )}
        <GlanceFigure name="Remaining Budget" part="remaining" value={<CountedMoney cents={money.remaining} />} />
        <GlanceFigure rare name="Counted views" value={formatNumber(campaign.views)} />
        {pace && <GlanceFigure rare name="Pace" value={<PaceBadge verdict={pace.verdict} />} />}
      </Figures>
      <BudgetBar look="edge" label="Budget used" money={money} />
    </Strip>
  );
}
