import { chakra } from '@chakra-ui/react/styled-system';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { StatTile, StatTiles } from '../../../shared/ui/stat-tile.tsx';
import { remainingPercent } from '../remaining-budget.ts';

const views = new Intl.NumberFormat('en-US');

/** A loot's money at a glance: cards and the usage bar. */
export function BudgetSummary({ campaign }: { campaign: CampaignView }) {
  const used = 100 - remainingPercent(campaign);
  return (
    <chakra.div display="grid" gap="6" marginBottom="8">
      <StatTiles>
        <StatTile name="Budget" value={<Money cents={campaign.budget} />} />
        <StatTile name="Remaining Budget" value={<Money cents={campaign.remaining_budget} />} />
        <StatTile name="Paid Out" value={<Money cents={campaign.paidOut} />} />
        <StatTile name="Views" value={views.format(campaign.views)} />
      </StatTiles>
      <Card>
        <chakra.div display="flex" justifyContent="space-between" marginBottom="2" fontWeight="semibold">
          <span>Budget used</span>
          <chakra.span fontVariantNumeric="lining-nums tabular-nums">{Math.round(used)}%</chakra.span>
        </chakra.div>
        <ProgressBar label="Budget used" percent={used} />
      </Card>
    </chakra.div>
  );
}
