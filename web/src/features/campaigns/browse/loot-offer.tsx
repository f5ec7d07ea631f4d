import { countApplications } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, Hint, SectionTitle } from '../../../shared/style/chakra.tsx';
import { FALLBACK_APPLICATION_COUNT } from '../../../shared/text/campaigns.ts';
import { viewsLine } from '../../../shared/text/payouts.ts';
import { HelpLink, HowViewsCount } from '../../../shared/ui/buttons/help-link.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Fold, FoldName } from '../../../shared/ui/layout/fold.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { mostEarned } from './payout/most-earned.ts';
import { PayoutPreview } from './payout/payout-preview.tsx';
import { PayoutSlider } from './payout/payout-slider.tsx';
import { payoutWordsForCreators, tierLine } from './payout/payout-words.ts';
import { surePay } from './payout/sure-pay.ts';
import { runwayText } from './runway-text.ts';

/** Two figures at the ends of a line. */
const Ends = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '2', textStyle: 'hint' },
});

const Part = chakra('div', { base: { marginTop: '4', paddingTop: '4', borderTopWidth: '1px', borderColor: 'line' } });
/** Empty where the button stands in the bar of a phone. */
const Actions = chakra('div', { base: { marginTop: '4', _empty: { display: 'none' } } });

interface LootOfferProps {
  campaign: OfferedCampaignView;
  /** Where the visitor's own application stands. */
  status?: ReactNode;
  actions?: ReactNode;
  /** True for a loot that does not exist yet, which nobody can have applied to. */
  isPreview?: boolean;
}

/** Shows where the visitor stands, what an open loot pays and what a count of views that the reader sets would earn, then what they can do, and the loot's figures. */
export function LootOffer({ campaign, status, actions, isPreview = false }: LootOfferProps) {
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
  const { budget, paidOut, endDate } = campaign;
  const isOver = campaignLife.isFinal(campaign.status);
  const terms = payoutTermsOf(campaign);
  const runway = runwayDays(campaign, currentTime());
  const outlasts = runway !== null && endDate !== null && dayInSingapore(addDays(currentTime(), runway)) > endDate;
  return (
    <Card>
      {status && (
        <chakra.div marginBottom="4" data-actions-of-screen>
          {status}
        </chakra.div>
      )}
      <SectionTitle fontSize="lg" marginBottom="1">
        {isOver ? 'What it paid' : 'What you earn'}
      </SectionTitle>
      {!isOver && <Price campaign={campaign} />}
      {!isOver && (
        <Part>
          <PayoutSlider terms={terms} mostCents={campaign.remaining_budget} label="Estimated for one creator" />
        </Part>
      )}
      {actions && <Actions data-actions-of-screen>{actions}</Actions>}
      <Fold marginTop="1">
        <FoldName color="seaText" fontWeight="medium">
          How it is worked out
        </FoldName>
        {payoutWordsForCreators(terms).map((words) => (
          <chakra.p key={words} marginBottom="2">
            {words}
          </chakra.p>
        ))}
        <Hint marginBottom="3">
          {tierLine(terms)} <HelpLink question="cpm">What CPM means</HelpLink>
        </Hint>
        <PayoutPreview terms={terms} caption="What one creator earns in all" />
        <Hint marginTop="3">
          {viewsLine} <HowViewsCount />
        </Hint>
      </Fold>
      <Part>
        <Facts
          two
          facts={[
            ['Budget', <Money key="b" cents={budget} />],
            ['CPM', <Money key="c" cents={cpmCents(budget, campaign.expected_reach)} />],
            ['Expected Reach', campaign.expected_reach === null ? null : formatNumber(campaign.expected_reach)],
            ['Applications', formatNumber(applied)],
          ]}
        />
        <chakra.div marginTop="4">
          <ProgressBar label="Paid out of the budget" percent={budget > 0 ? (paidOut / budget) * 100 : 0} />
          <Ends marginTop="1.5">
            <span>
              <Money cents={paidOut} /> paid out
            </span>
            {outlasts ? (
              <span>
                <Money cents={campaign.remaining_budget} /> still available
              </span>
            ) : (
              runway !== null && <span>{runwayText(runway)}</span>
            )}
          </Ends>
        </chakra.div>
      </Part>
    </Card>
  );
}

/** The guaranteed pay, and below it the most that can be earned. */
function Price({ campaign }: { campaign: CampaignView }) {
  const sure = surePay(campaign);
  const most = mostEarned(campaign);
  return (
    <>
      <chakra.p textStyle="hint">
        <Money cents={sure.cents} textStyle="answer" color="text" marginRight="1.5" />
        <chakra.span display="inline-block">{sure.what}</chakra.span>
      </chakra.p>
      {most.cents > sure.cents && (
        <Hint>
          Earn up to <Money cents={most.cents} fontWeight="semibold" color="text" /> with {formatNumber(most.views)}{' '}
          counted views or more
        </Hint>
      )}
    </>
  );
}
