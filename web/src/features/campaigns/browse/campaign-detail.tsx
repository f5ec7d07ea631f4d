import type { CampaignView, OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { contentTypeLabel } from '@doubloon/contract/shared/content-types.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { Fragment, type ReactNode } from 'react';
import { CampaignCover } from '../../../shared/loots/campaign-cover.tsx';
import { CampaignPlan } from './campaign-plan.tsx';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { LootOffer } from './loot-offer.tsx';
import { BriefFiles } from './material/brief-files.tsx';
import { ExamplePosts } from './material/example-posts.tsx';
import { placesLeft } from '../../../shared/loots/places-left.ts';
import { runText } from '../../../shared/loots/run-text.ts';
import { paths } from '../../../shared/paths.ts';
import { OWNER_IS_NEW, ownerFigures, ownerInShort } from '../../../shared/records/owner-figures.ts';
import { ReportButton } from '../../../shared/reports/report-button.tsx';
import { RecordFigures } from '../../../shared/records/record-figures.tsx';
import { chakra, Hint, HStack, Stack, Wrap, Written } from '../../../shared/style/chakra.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(19rem, 37%)' },
    gridTemplateAreas: { base: '"head" "side" "rest"', lg: '"head side" "rest side"' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
});

/** The offer: in sight while the rest of a page is read, and in its place in a preview, whose title stays in sight. */
const Side = chakra(Stack, {
  base: { gridArea: 'side', gap: '6' },
  variants: { stays: { true: { position: { lg: 'sticky' }, top: '6' } } },
});

const Cover = chakra('div', {
  base: { height: { base: '7.5rem', md: '13rem' }, borderRadius: 'lg', overflow: 'hidden' },
});
/** The logo stands half on the cover. */
const Brand = chakra(HStack, {
  base: { gap: '3', alignItems: 'flex-start', marginTop: '-8', position: 'relative' },
});
/** The title and brand beside the logo, below the cover. */
const Beside = chakra('div', { base: { paddingTop: '10', flex: '1', minWidth: '0' } });
/** On the cover of phones; elsewhere beside the brand, where the sign of the last one ends where the cover does. */
const Presses = chakra(HStack, {
  base: {
    gap: '0',
    paddingTop: '9',
    marginRight: '-3',
    mdDown: {
      position: 'absolute',
      right: '2',
      top: '-5rem',
      gap: '2',
      paddingTop: '0',
      marginRight: '0',
      '& > button': { bg: 'deep/85', color: 'onDeep', borderRadius: 'full', _hover: { bg: 'deep' } },
    },
  },
});
const Logo = chakra('div', {
  base: {
    padding: '1',
    bg: 'surface',
    borderRadius: 'full',
    boxShadow: '0 0 0 1px {colors.line}',
    lineHeight: '0',
    flexShrink: '0',
  },
});
const Title = chakra('h1', {
  base: { textStyle: 'title', marginTop: { base: '2', md: '3' }, overflowWrap: 'anywhere' },
});
const Glance = chakra('dl', {
  base: {
    display: 'flex',
    marginTop: '4',
    lineHeight: 'snug',
    // Each as wide as it has to be, apart by a line.
    '& > div': { flex: '0 1 auto', minWidth: '0' },
    '& > div + div': {
      marginLeft: { base: '3', md: '6' },
      paddingLeft: { base: '3', md: '6' },
      borderLeftWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { textStyle: 'hint', fontSize: { base: 'xs', md: 'sm' }, marginBottom: '1' },
    '& dd': { fontSize: { base: 'sm', md: 'md' }, fontWeight: 'semibold' },
    '& small': { display: 'block', textStyle: 'hint', fontSize: { base: 'xs', md: 'sm' }, fontWeight: 'normal' },
  },
});

interface CampaignDetailProps {
  campaign: OfferedCampaignView;
  /** Where the visitor's own application stands, before all else of the offer. */
  status?: ReactNode;
  /** Actions of the visitor. */
  actions?: ReactNode;
  /** The button by which a creator saves it. */
  save?: ReactNode;
  /** The questions about it, with their answers. */
  questions?: ReactNode;
  /** True for a loot that does not exist yet, in a dialog: nobody is asked about it, and what leads elsewhere opens in a new tab. */
  isPreview?: boolean;
}

/** Everything public about a loot: who pays, what one can earn, and then what is asked for it. */
export function CampaignDetail({ campaign, status, actions, save, questions, isPreview = false }: CampaignDetailProps) {
  const { businessOwner, owner_record: record } = campaign;
  return (
    <Columns>
      <chakra.div gridArea="head" minWidth="0">
        <Cover>
          <CampaignCover campaign={campaign} height="full" />
        </Cover>
        <Brand>
          <Logo>
            <Avatar name={businessOwner.name} src={businessOwner.logo} size="16" />
          </Logo>
          <Beside>
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
          </Beside>
          <Presses data-actions-of-screen={isPreview ? undefined : true}>
            {save}
            {!isPreview && <ShareButton title={campaign.title} />}
          </Presses>
        </Brand>
        <Title as={isPreview ? 'h3' : 'h1'}>{campaign.title}</Title>
        <Glance>
          {glanceOf(campaign).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Glance>
      </chakra.div>
      <Side stays={!isPreview}>
        <LootOffer campaign={campaign} status={status} actions={actions} isPreview={isPreview} />
      </Side>
      <Stack gridArea="rest" gap={{ base: '6', md: '8' }} alignContent="start">
        <Section plain title="The brief">
          <Written maxWidth="prose">{campaign.description}</Written>
          <chakra.div marginTop="5">
            <Facts
              facts={[
                ['Content types', campaign.content_types.map(contentTypeLabel).join(', ')],
                ['Niche', campaign.niche],
                ['Age', campaign.age_range],
                ['Gender', campaign.gender === 'All' ? 'All genders' : campaign.gender],
                ['Interests', campaign.interests.join(', ')],
              ]}
            />
          </chakra.div>
        </Section>
        {campaign.example_posts.length > 0 && (
          <Section plain title="Examples">
            <Hint marginBottom="3">Posts that {businessOwner.name} likes.</Hint>
            <ExamplePosts posts={campaign.example_posts} />
          </Section>
        )}
        {campaign.files.length > 0 && (
          <Section plain title="Files">
            <BriefFiles files={campaign.files} />
          </Section>
        )}
        <CampaignPlan campaign={campaign} />
        <Section plain title={`About ${businessOwner.name}`}>
          <RecordFigures figures={ownerFigures(record)} unlessNew={OWNER_IS_NEW} />
        </Section>
        {questions}
        <ReportButton type="loot" id={campaign.id} personId={campaign.owner_id}>
          Report this loot
        </ReportButton>
      </Stack>
    </Columns>
  );
}

/** Returns the platforms to post on, the last day and the slots of a loot. Its pay stands beside them. */
function glanceOf(campaign: CampaignView): [name: string, value: ReactNode][] {
  const { platforms, endDate, status } = campaign;
  const run = runText(campaign, currentTime());
  return [
    [
      'You post on',
      <chakra.span key="p" display="inline-flex" alignItems="center" flexWrap="wrap" gap="2">
        <PlatformIcons platforms={platforms} most={6} size="bare" wrap />
        {platforms.length === 1 && platforms.map(platformLabel)}
      </chakra.span>,
    ],
    [
      'Deliver by',
      <Fragment key="d">
        {endDate ? formatDate(endDate) : 'No end date'}
        {run && <small>{run}</small>}
      </Fragment>,
    ],
    ...(campaignLife.isFinal(status) ? [] : [['Creator slots', slotsText(campaign)] satisfies [string, string]]),
  ];
}

const slotsText = ({ free_slots: free, creator_slots: all }: CampaignView) =>
  free === null ? placesLeft(free) : `${formatNumber(free)} of ${formatNumber(all)} left`;
