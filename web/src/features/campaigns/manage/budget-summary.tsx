import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import type { ReactNode } from 'react';
import { Card, chakra, Stack } from '../../../shared/style/chakra.tsx';
import { refundStatusLabels, refundsText } from '../../../shared/text/refunds.ts';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/figures/stat-tile.tsx';
import { lootMoney, remainingPercent } from './loot-money.ts';
import { UsageBar } from './usage-bar.tsx';

/** Note on the unspent budget: free while the loot is open, then the progress of its refund. */
function whatBecomesOfIt({ closed_at: closedAt }: CampaignView, refund: RefundView | undefined): string {
  if (!closedAt)
    return 'Nothing is reserved for a creator who is approved. Money is reserved when a treasure is approved, until its payment is settled.';
  if (!refund) return 'The loot is closed: what is left is not spent any more.';
  switch (refund.status) {
    case 'none':
    case 'lapsed':
      return refundsText.nothingLeft;
    case 'refunding':
      return 'The loot is closed: the refunded part of the budget is on its way back.';
    case 'refunded':
      return 'The loot is closed: the refunded part of the budget was sent back.';
    default:
      return `The loot is closed: what is left is not spent any more. Its refund: ${refundStatusLabels[refund.status]}.`;
  }
}

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
        <StatTile name="Remaining Budget" value={<Money cents={money.remaining} />} />
        <StatTile name="Paid Out" value={<Money cents={money.paid} />} />
        {money.refunded > 0 ? (
          <StatTile name="Refunded" value={<Money cents={money.refunded} />} />
        ) : (
          <StatTile name="Reserved" value={<Money cents={money.reserved} />} />
        )}
        <StatTile name="Platform fee (5%)" value={<Money cents={money.fee} />} />
        <StatTile name="Counted views" value={formatNumber(campaign.views)} />
      </StatTiles>
      <Card>
        <chakra.div display="flex" justifyContent="space-between" marginBottom="2" fontWeight="semibold">
          <span>Budget used</span>
          <chakra.span textStyle="figure">{Math.round(used)}%</chakra.span>
        </chakra.div>
        <UsageBar money={money} />
        <chakra.p textStyle="hint" marginTop="3">
          {whatBecomesOfIt(campaign, refund)}
        </chakra.p>
        {burnDown}
      </Card>
    </Stack>
  );
}
