import { countApplications } from '@doubloon/contract/applications/operations.ts';
import type { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { placesLeft } from '../../../shared/loots/places-left.ts';
import { runText } from '../../../shared/loots/run-text.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, Hint } from '../../../shared/style/chakra.tsx';
import { FALLBACK_APPLICATION_COUNT } from '../../../shared/text/campaigns.ts';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { mostEarned } from './payout/most-earned.ts';
import { runwayText } from './runway-text.ts';

interface LootOfferProps {
  campaign: OfferedCampaignView;
  actions?: ReactNode;
  /** True for a loot that does not exist yet, which nobody can have applied to. */
  isPreview?: boolean;
}

/** Shows the most that one creator can earn with a loot and the visitor's actions, then the loot's figures. */
export function LootOffer({ campaign, actions, isPreview = false }: LootOfferProps) {
  const applications = useQuery({
    ...queryOf(
      countApplications,
      { params: { campaignId: campaign.id } },
      liveOrEvery(WAITED_FOR_MS, `campaign/${campaign.id}`),
    ),
    enabled: !isPreview,
  });
  const applied = applications.isLoadingError
    ? FALLBACK_APPLICATION_COUNT
    : (applications.data?.count ?? campaign.applications);
  const { budget, paidOut, free_slots: free } = campaign;
  const most = mostEarned(campaign);
  const runway = runwayDays(campaign, currentTime());
  const isOver = campaignLife.isFinal(campaign.status);
  const run = runText(campaign, currentTime());
  return (
    <Card>
      {!isOver && (
        <>
          <Hint>Per creator, up to</Hint>
          <Money cents={most.cents} fontSize="3xl" fontWeight="bold" color="goldText" />
          {most.cents > 0 && <Hint>with {formatNumber(most.views)} counted views or more</Hint>}
        </>
      )}
      <chakra.p fontWeight="medium" marginTop="2" marginBottom="4">
        {isOver ? run : [placesLeft(free), run].filter(Boolean).join(' · ')}
      </chakra.p>
      {actions}
      <chakra.div marginTop="5" paddingTop="5" borderTopWidth="1px" borderColor="line">
        <Facts
          two
          facts={[
            ['Budget', <Money key="b" cents={budget} />],
            ['CPM', <Money key="c" cents={cpmCents(budget, campaign.expected_reach)} />],
            ['Expected Reach', campaign.expected_reach === null ? null : formatNumber(campaign.expected_reach)],
            ['Applications', formatNumber(applied)],
            [
              'Creator slots',
              free === null ? null : `${formatNumber(free)} of ${formatNumber(campaign.creator_slots)} left`,
            ],
          ]}
        />
        <chakra.div marginTop="4">
          <ProgressBar label="Paid out of the budget" percent={budget > 0 ? (paidOut / budget) * 100 : 0} />
          <Hint marginTop="1.5">
            <Money cents={paidOut} /> paid out
            {runway !== null && ` · ${runwayText(runway)}`}
          </Hint>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}
