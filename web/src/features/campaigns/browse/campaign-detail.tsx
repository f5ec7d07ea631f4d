import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { payoutTermsOf } from '@doubloon/contract/campaigns/earnings.ts';
import { contentTypeLabel } from '@doubloon/contract/shared/content-types.ts';
import type { ReactNode } from 'react';
import { CampaignCover } from './campaign-cover.tsx';
import { CampaignPlan } from './campaign-plan.tsx';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { LootOffer } from './loot-offer.tsx';
import { BriefFiles } from './material/brief-files.tsx';
import { ExamplePosts } from './material/example-posts.tsx';
import { PayoutPreview } from './payout/payout-preview.tsx';
import { PayoutSlider } from './payout/payout-slider.tsx';
import { payoutWordsForCreators, tierLine } from './payout/payout-words.ts';
import { paths } from '../../../shared/paths.ts';
import { OWNER_IS_NEW, ownerFigures, ownerInShort } from '../../../shared/records/owner-figures.ts';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { Card, chakra, Hint, HStack, SectionTitle, Stack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { viewsLine } from '../../../shared/text/payouts.ts';
import { HelpLink, HowViewsCount } from '../../../shared/ui/buttons/help-link.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
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

/** The offer: in sight while the rest of a page is read, and in its place in a preview, whose title stays in sight. */
const Side = chakra(Stack, {
  base: { gridArea: 'side', gap: '6' },
  variants: { stays: { true: { position: { lg: 'sticky' }, top: '6' } } },
});

const Title = chakra('h1', {
  base: { fontSize: { base: '2xl', md: '3xl' }, marginTop: '3', overflowWrap: 'anywhere' },
});

interface CampaignDetailProps {
  campaign: OfferedCampaignView;
  /** Actions of the visitor. */
  actions?: ReactNode;
  /** The button by which a creator saves it. */
  save?: ReactNode;
  /** True for a loot that does not exist yet, in a dialog: nobody is asked about it, and what leads elsewhere opens in a new tab. */
  isPreview?: boolean;
}

/** Everything public about a loot: who pays, what one can earn, and then what is asked for it. */
export function CampaignDetail({ campaign, actions, save, isPreview = false }: CampaignDetailProps) {
  const { businessOwner, owner_record: record } = campaign;
  return (
    <Columns>
      <Card gridArea="head" padding="0" overflow="hidden">
        <CampaignCover campaign={campaign} height={{ base: '24', md: '40' }} />
        <chakra.div padding={{ base: '4', md: '6' }}>
          <HStack gap="3">
            <Avatar name={businessOwner.name} src={businessOwner.logo} size="12" />
            <chakra.div flex="1" minWidth="0">
              <Wrap alignItems="center" columnGap="2.5">
                {isPreview ? (
                  <chakra.span fontWeight="semibold">{businessOwner.name}</chakra.span>
                ) : (
                  <TextLink to={paths.brand(campaign.owner_id)}>{businessOwner.name}</TextLink>
                )}
                {businessOwner.verified && <VerifiedBadge />}
                <CampaignStatusBadge status={campaign.status} />
              </Wrap>
              {record && <Hint>{ownerInShort(record)}</Hint>}
            </chakra.div>
            {save}
            {!isPreview && <ShareButton title={campaign.title} />}
          </HStack>
          <Title as={isPreview ? 'h3' : 'h1'}>{campaign.title}</Title>
        </chakra.div>
      </Card>
      <Side stays={!isPreview}>
        <LootOffer campaign={campaign} actions={actions} isPreview={isPreview} />
      </Side>
      <Stack gridArea="rest" gap="6" alignContent="start">
        <Section title="The brief">
          <Written maxWidth="prose">{campaign.description}</Written>
          <chakra.div marginTop="5">
            <Facts
              facts={[
                ['Platforms', <PlatformIcons key="p" platforms={campaign.platforms} most={6} wrap />],
                ['Content types', campaign.content_types.map(contentTypeLabel).join(', ')],
                ['Niche', campaign.niche],
                ['Age', campaign.age_range],
                ['Gender', campaign.gender],
                ['Interests', campaign.interests.join(', ')],
              ]}
            />
          </chakra.div>
        </Section>
        {campaign.example_posts.length > 0 && (
          <Section title="Examples">
            <Hint marginBottom="3">Posts that {businessOwner.name} likes.</Hint>
            <ExamplePosts posts={campaign.example_posts} />
          </Section>
        )}
        {campaign.files.length > 0 && (
          <Section title="Files">
            <BriefFiles files={campaign.files} />
          </Section>
        )}
        <PayoutTermsCard campaign={campaign} />
        <CampaignPlan campaign={campaign} />
        <Section title={`About ${businessOwner.name}`}>
          <RecordFigures figures={ownerFigures(record)} unlessNew={OWNER_IS_NEW} />
        </Section>
        <ReportButton type="loot" id={campaign.id} personId={campaign.owner_id}>
          Report this loot
        </ReportButton>
      </Stack>
    </Columns>
  );
}

/** Shows how a loot pays: for a count that the creator sets, then in words and as a table for those who want to know. */
function PayoutTermsCard({ campaign }: { campaign: CampaignView }) {
  const terms = payoutTermsOf(campaign);
  return (
    <Card>
      <SectionTitle marginBottom="3">What you earn</SectionTitle>
      <PayoutSlider terms={terms} mostCents={campaign.remaining_budget} label="Estimate for one creator" />
      <Hint marginTop="3">
        {tierLine(terms)} <HelpLink question="cpm">What CPM means</HelpLink>
      </Hint>
      <chakra.details marginTop="4">
        <chakra.summary cursor="pointer" color="seaText" fontWeight="medium" minHeight="touch" alignContent="center">
          How it is worked out
        </chakra.summary>
        {payoutWordsForCreators(terms).map((words) => (
          <chakra.p key={words} marginBottom="2">
            {words}
          </chakra.p>
        ))}
        <chakra.div marginTop="4">
          <PayoutPreview terms={terms} caption="What one creator earns in all" />
        </chakra.div>
      </chakra.details>
      <Hint marginTop="3">
        {viewsLine} <HowViewsCount />
      </Hint>
    </Card>
  );
}
