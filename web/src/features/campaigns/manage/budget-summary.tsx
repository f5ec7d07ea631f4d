import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import type { ReactNode } from 'react';
import { lootMoney, remainingPercent, type LootMoney } from './loot-money.ts';
import { refundsOfBudget, sumOf } from './refund-parts.ts';
import { Card, chakra, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { COUNTED_FROM } from '../../../shared/loots/sourced-views.tsx';
import { refundStatusLabels, refundsText } from '../../../shared/text/refunds.ts';
import { CountedMoney, formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';

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

/** A loot's money at a glance: cards, the usage bar and how it went down. */
export function BudgetSummary({ campaign, refund, burnDown }: BudgetSummaryProps) {
  const money = lootMoney(campaign, refund);
  const used = 100 - remainingPercent(campaign);
  return (
    <Stack gap={{ base: '3', md: '5' }} marginBottom="8">
      <StatTiles gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}>
        <StatTile name="Budget" value={<Money cents={money.budget} />} />
        <StatTile name="Remaining Budget" value={<CountedMoney cents={money.remaining} />} />
        <StatTile name="Paid Out" value={<CountedMoney cents={money.paid} />} />
        {money.refunded > 0 ? (
          <StatTile name="Refunded" value={<Money cents={money.refunded} />} />
        ) : (
          <StatTile name="Reserved" value={<Money cents={money.reserved} />} />
        )}
        <StatTile name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`} value={<Money cents={money.fee} />} />
        <StatTile name="Counted views" value={formatNumber(campaign.views)} note={COUNTED_FROM} />
      </StatTiles>
      <Card>
        <chakra.div display="flex" justifyContent="space-between" marginBottom="2" fontWeight="semibold">
          <span>Budget used</span>
          <chakra.span textStyle="figure">{Math.round(used)}%</chakra.span>
        </chakra.div>
        <UsageBar money={money} />
        <Hint marginTop="3">{whatBecomesOfIt(campaign, refund)}</Hint>
        {burnDown}
      </Card>
    </Stack>
  );
}

const parts = [
  { key: 'paid', name: 'Paid out', color: 'seaText' },
  { key: 'reserved', name: 'Reserved', color: 'accent' },
  { key: 'refunded', name: 'Refunded', color: 'controlLine' },
] as const;

/** Shows how much of a budget is used and for what; the legend says the same in words. */
function UsageBar({ money }: { money: LootMoney }) {
  const percentOf = (cents: number) => (money.budget > 0 ? Math.min(100, (cents / money.budget) * 100) : 0);
  const used = parts.reduce((sum, { key }) => sum + percentOf(money[key]), 0);
  return (
    <>
      <chakra.div
        role="progressbar"
        aria-label="Budget used"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(Math.min(used, 100))}
        display="flex"
        gap="2px"
        height="3"
        bg="sunken"
        boxShadow="inset 0 0 0 1px {colors.line}"
        borderRadius="full"
        overflow="hidden"
      >
        {parts.map(({ key, color }) => (
          <chakra.span key={key} bg={color} transition="width 400ms" style={{ width: `${percentOf(money[key])}%` }} />
        ))}
      </chakra.div>
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        marginTop="3"
        fontSize="sm"
      >
        {[...parts, { key: 'remaining', name: 'Left', color: 'sunken' } as const]
          .filter(({ key }) => money[key] > 0)
          .map(({ key, name, color }) => (
            <chakra.li key={key} display="flex" alignItems="center" gap="2">
              <chakra.span
                width="2.5"
                height="2.5"
                borderRadius="full"
                bg={color}
                borderWidth="1px"
                borderColor="controlLine"
              />
              <chakra.span color="muted">{name}</chakra.span>
              <Money cents={money[key]} fontWeight="semibold" />
            </chakra.li>
          ))}
      </chakra.ul>
    </>
  );
}
