import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import type { ReactNode } from 'react';
import { BUDGET_PARTS, BudgetBar, type BudgetPartColor } from './budget-bar.tsx';
import { lootMoney, remainingPercent, type LootMoney } from './loot-money.ts';
import { refundsOfBudget, sumOf } from './refund-parts.ts';
import { Card, chakra, Hint } from '../../../shared/style/chakra.tsx';
import { COUNTED_FROM } from '../../../shared/loots/sourced-views.tsx';
import { refundStatusLabels, refundsText } from '../../../shared/text/refunds.ts';
import { CountedMoney, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';

/** Note on the unspent budget: free while the loot is open, then the progress of its refund. */
function whatBecomesOfIt({ closed_at: closedAt }: CampaignView, refund: RefundView | undefined): string {
  if (!closedAt)
    return 'Nothing is reserved for a creator who is approved. Money is reserved when a treasure is approved, until its payment is settled.';
  if (!refund) return 'The loot is closed: what is left is not spent any more.';
  const statuses = new Set(refundsOfBudget(refund).map(({ status }) => status));
  statuses.delete('none');
  statuses.delete('lapsed');
  const [status, ...others] = statuses;
  if (status === undefined) return hasGoneBack(refund) ? refundsText.wentBack : refundsText.nothingLeft;
  if (others.length > 0) {
    return 'The loot is closed: what is left is not spent any more. Each payment for it has a refund of its own.';
  }
  switch (status) {
    case 'refunding':
      return 'The loot is closed: the refunded part of the budget is on its way back.';
    case 'refunded':
      return 'The loot is closed: the refunded part of the budget was sent back.';
    case 'settled':
      return 'The loot is closed: the refunded part of the budget was paid by bank transfer.';
    default:
      return `The loot is closed: what is left is not spent any more. Its refund: ${refundStatusLabels[status]}.`;
  }
}

/** True when a bank has taken money back without a refund of ours. */
const hasGoneBack = (refund: RefundView): boolean => sumOf(refundsOfBudget(refund), 'given_back') > 0;

interface BudgetSummaryProps {
  campaign: CampaignView;
  refund: RefundView | undefined;
  /** How the budget went down over time, as a small picture. */
  burnDown?: ReactNode;
}

/** A loot's money in one strip: how much of it is used and for what, what it brought, and how it went down. Each figure stands there once. */
export function BudgetSummary({ campaign, refund, burnDown }: BudgetSummaryProps) {
  const money = lootMoney(campaign, refund);
  const used = 100 - remainingPercent(campaign);
  return (
    <Card marginBottom="8">
      <chakra.div display="flex" justifyContent="space-between" marginBottom="2" fontWeight="semibold">
        <span>Budget used</span>
        <chakra.span textStyle="figure">{Math.round(used)}%</chakra.span>
      </chakra.div>
      <BudgetBar label="Budget used" money={money} />
      <Strip>
        <Figure name="Budget" value={<Money cents={money.budget} />} />
        {legend(money).map(({ key, name, color }) => (
          <Figure key={key} name={name} color={color} value={<CountedMoney cents={money[key]} />} />
        ))}
        <Figure name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`} value={<Money cents={money.fee} />} />
        <Figure name="Counted views" value={formatNumber(campaign.views)} />
      </Strip>
      <Hint marginTop="4">{whatBecomesOfIt(campaign, refund)}</Hint>
      <Hint marginTop="1">
        Counted views: <span>{COUNTED_FROM}</span>
      </Hint>
      {burnDown}
    </Card>
  );
}

/** Parts of a budget that are named: a refund once there is one, and what is reserved before that, or while it is something. */
const legend = (money: LootMoney) =>
  BUDGET_PARTS.filter(
    ({ key }) =>
      money[key] > 0 || key === 'paid' || key === 'remaining' || (key === 'reserved' && money.refunded === 0),
  );

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
    gap: '4',
    marginTop: '5',
  },
});
const Name = chakra('dt', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'hint' } });
const Dot = chakra('span', {
  base: {
    width: '2.5',
    height: '2.5',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'controlLine',
  },
});

interface FigureProps {
  name: string;
  value: ReactNode;
  /** Color of the part in the bar, for one that it shows. */
  color?: BudgetPartColor;
}

function Figure({ name, value, color }: FigureProps) {
  return (
    <chakra.div minWidth="0">
      <Name>
        {color && <Dot bg={color} />}
        {name}
      </Name>
      <chakra.dd textStyle="figure" fontWeight="bold" fontSize="lg">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}
