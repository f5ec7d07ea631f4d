import { countApplications } from '@doubloon/contract/applications/operations.ts';
import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import { contentTypeLabel } from '@doubloon/contract/shared/content-types.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CampaignCover } from './campaign-cover.tsx';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { PayoutPreview } from './payout-preview.tsx';
import { runwayText } from './runway-text.ts';
import { mostForOneCreatorCents, payoutTermsOf, payoutWordsForCreators } from './payout-words.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { liveOrEvery, WAITED_FOR_MS } from '../../../shared/live/live-or-every.ts';
import { paths } from '../../../shared/paths.ts';
import { OWNER_IS_NEW, ownerFigures } from '../../../shared/records/owner-figures.ts';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { runText } from '../../../shared/loots/run-text.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import {
  Card,
  chakra,
  Hint,
  HStack,
  Muted,
  SectionTitle,
  Stack,
  Wrap,
  Written,
} from '../../../shared/style/chakra.tsx';
import { FALLBACK_APPLICATION_COUNT, PLACEHOLDER_PLAN } from '../../../shared/text/campaigns.ts';
import { viewsLine } from '../../../shared/text/payouts.ts';
import { HelpLink, HowViewsCount } from '../../../shared/ui/buttons/help-link.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatNumber, Money } from '../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"head" "side" "rest"', lg: '"head side" "rest side"' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
});

interface CampaignDetailProps {
  campaign: OfferedCampaignView;
  /** Actions of the visitor. */
  actions?: ReactNode;
}

/** Everything public about a loot. */
export function CampaignDetail({ campaign, actions }: CampaignDetailProps) {
  const applications = useQuery(
    queryOf(
      countApplications,
      { params: { campaignId: campaign.id } },
      liveOrEvery(WAITED_FOR_MS, `campaign/${campaign.id}`),
    ),
  );
  const applied = applications.isLoadingError
    ? FALLBACK_APPLICATION_COUNT
    : (applications.data?.count ?? campaign.applications);
  const { businessOwner, budget, paidOut } = campaign;
  const runway = runwayDays(campaign, currentTime());
  return (
    <Columns>
      <Card gridArea="head" padding="0" overflow="hidden">
        <CampaignCover id={campaign.id} height={{ base: '40', md: '48' }} />
        <chakra.div padding={{ base: '4', md: '6' }}>
          <HStack gap="2.5" color="muted">
            <Wrap alignItems="center" gap="2.5" flex="1" minWidth="0">
              <TextLink to={paths.brand(campaign.owner_id)}>{businessOwner.name}</TextLink>
              {businessOwner.verified && <VerifiedBadge />}
              <CampaignStatusBadge status={campaign.status} />
            </Wrap>
            <ShareButton title={campaign.title} />
          </HStack>
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} marginTop="1" overflowWrap="anywhere">
            {campaign.title}
          </chakra.h1>
          <Written marginTop="4" maxWidth="prose">
            {campaign.description}
          </Written>
        </chakra.div>
      </Card>
      <Stack gridArea="side" gap="6" position={{ lg: 'sticky' }} top="6">
        <Card>
          <Hint>Budget</Hint>
          <Money cents={budget} fontSize="2xl" fontWeight="bold" color="goldText" />
          <chakra.div marginY="4">
            <ProgressBar label="Paid out of the budget" percent={budget > 0 ? (paidOut / budget) * 100 : 0} />
            <Hint marginTop="1.5">
              <Money cents={paidOut} /> paid out
              {runway !== null && ` · ${runwayText(runway)}`}
            </Hint>
          </chakra.div>
          <Facts
            facts={[
              [
                'Per creator, up to',
                campaignLife.isFinal(campaign.status) ? null : (
                  <Money key="e" cents={mostForOneCreatorCents(campaign)} />
                ),
              ],
              ['CPM', <Money key="c" cents={cpmCents(budget, campaign.expected_reach)} />],
              ['Expected Reach', campaign.expected_reach === null ? null : formatNumber(campaign.expected_reach)],
              ['Applications', formatNumber(applied)],
              [
                'Creator slots',
                campaign.free_slots === null
                  ? null
                  : `${formatNumber(campaign.free_slots)} of ${formatNumber(campaign.creator_slots)} left`,
              ],
            ]}
          />
          {campaign.payout_model === 'budget_share' && (
            <Muted fontSize="xs" marginTop="3">
              CPM is for comparison only. <HelpLink question="cpm">What CPM means</HelpLink>
            </Muted>
          )}
          {actions && <chakra.div marginTop="6">{actions}</chakra.div>}
        </Card>
        <Section title={`About ${businessOwner.name}`}>
          <RecordFigures figures={ownerFigures(campaign.owner_record)} unlessNew={OWNER_IS_NEW} />
        </Section>
      </Stack>
      <Stack gridArea="rest" gap="6" alignContent="start">
        <PayoutTermsCard campaign={campaign} />
        <CampaignPlan campaign={campaign} />
        <Section title="For whom">
          <Facts
            facts={[
              ['Platforms', <PlatformIcons key="p" platforms={campaign.platforms} most={6} />],
              ['Content types', campaign.content_types.map(contentTypeLabel).join(', ')],
              ['Niche', campaign.niche],
              ['Age', campaign.age_range],
              ['Gender', campaign.gender],
              ['Interests', campaign.interests.join(', ')],
            ]}
          />
        </Section>
      </Stack>
    </Columns>
  );
}

/** Shows how a loot pays, in words and examples that a creator understands. */
function PayoutTermsCard({ campaign }: { campaign: CampaignView }) {
  const terms = payoutTermsOf(campaign);
  return (
    <Card>
      <SectionTitle marginBottom="3">What you earn</SectionTitle>
      {payoutWordsForCreators(terms).map((words) => (
        <chakra.p key={words} marginBottom="2">
          {words}
        </chakra.p>
      ))}
      <chakra.div marginTop="4">
        <PayoutPreview terms={terms} caption="What one creator earns in all" />
      </chakra.div>
      <Hint marginTop="3">
        {viewsLine} <HowViewsCount />
      </Hint>
    </Card>
  );
}

/**
 * Requirements and timeline of a loot. Fields its owner left empty show the specification's placeholders (section 2, "When
 * data is missing"), marked as examples so that nobody takes them for the owner's words.
 */
export function CampaignPlan({ campaign }: { campaign: CampaignView }) {
  const { requirements, startDate, endDate } = campaign;
  const dated = startDate !== null || endDate !== null;
  const timeline = dated ? { startDate, endDate } : PLACEHOLDER_PLAN;
  return (
    <>
      <Card>
        <Heading example={requirements.length === 0 && 'The owner named no requirements. They look like this:'}>
          Requirements
        </Heading>
        <ul className="bulleted">
          {(requirements.length > 0 ? requirements : PLACEHOLDER_PLAN.requirements).map((requirement, index) => (
            // Nobody stops an owner from saying a thing twice.
            <li key={`${index} ${requirement}`}>{requirement}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <Heading example={!dated && 'The owner gave no dates. A timeline looks like this:'}>Timeline</Heading>
        <Facts
          facts={[
            ['Start Date', timeline.startDate && formatDate(timeline.startDate)],
            ['End Date', timeline.endDate && formatDate(timeline.endDate)],
            ['Countdown', runText(campaign, currentTime())],
          ]}
        />
      </Card>
      <Card>
        <Heading example="The owner sets no milestones. A loot usually goes like this:">Milestones</Heading>
        <ol className="numbered">
          {PLACEHOLDER_PLAN.milestones.map((milestone) => (
            <li key={milestone}>{milestone}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}

/** A heading; `example` says why what follows is not the owner's. */
function Heading({ children, example }: { children: string; example: string | false }) {
  return (
    <chakra.div marginBottom="3">
      <Wrap alignItems="baseline" gap="3">
        <SectionTitle>{children}</SectionTitle>
        {example && <chakra.span textStyle="hint">Example</chakra.span>}
      </Wrap>
      {example && <Muted marginTop="1">{example}</Muted>}
    </chakra.div>
  );
}
