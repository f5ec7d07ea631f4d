import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import type { ReactNode } from 'react';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, HStack, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { placesLeft } from '../../../shared/loots/places-left.ts';
import { runText } from '../../../shared/loots/run-text.ts';
import { ownerInShort } from '../../../shared/records/owner-figures.ts';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { CampaignCover } from '../../../shared/loots/campaign-cover.tsx';
import { surePay } from './payout/sure-pay.ts';
import { runwayText } from './runway-text.ts';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const PLATFORMS_ON_A_CARD = 3;

const Sheet = chakra(Card, {
  base: {
    padding: '0',
    paddingBottom: '4',
    overflow: 'hidden',
    position: 'relative',
    display: 'grid',
    // In a `CardGrid` the four parts are as high as those of the cards beside it, so that what they offer stands at one height.
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    transition: 'transform 160ms, box-shadow 160ms',
    _hover: { transform: 'translateY(-2px)', boxShadow: 'lifted' },
    '& > :not(:first-child)': { paddingX: '4', minWidth: '0' },
  },
});
const Head = chakra('div', { base: { minWidth: '0', paddingBottom: '3' } });
const Top = chakra('div', {
  base: { position: 'relative', height: { base: '8.75rem', md: '8.25rem' } },
  variants: { full: { true: { '& > svg, & > span:first-child': { opacity: 0.5 } } } },
});
const Marks = chakra(Wrap, { base: { position: 'absolute', left: '3', top: '3', gap: '2', paddingRight: '14' } });
/** Above the link that covers the card. */
const Save = chakra('div', {
  base: { position: 'absolute', right: '2', top: '2', zIndex: '1', bg: 'surface', borderRadius: 'full' },
});
const Platforms = chakra('div', {
  base: {
    display: 'flex',
    position: 'absolute',
    right: '3',
    bottom: '3',
    bg: 'surface',
    borderRadius: 'full',
    padding: '1',
  },
  variants: { beyond: { true: { paddingRight: '2.5' } } },
});
const Whose = chakra(HStack, { base: { gap: '2.5', paddingX: '4', paddingTop: '3', minHeight: '14', minWidth: '0' } });
const Owner = chakra('div', { base: { minWidth: '0', lineHeight: 'snug' } });
const Brand = chakra(HStack, { base: { gap: '2', fontSize: 'sm', fontWeight: 'semibold' } });
const OneLine = chakra('span', { base: { truncate: true } });
const Record = chakra('p', { base: { textStyle: 'hint', fontSize: 'xs', lineHeight: 'snug', truncate: true } });
const Title = chakra('h2', {
  base: { fontSize: 'lg', lineHeight: 'snug', marginTop: '2', paddingX: '4', overflowWrap: 'anywhere' },
});
const Offer = chakra('div', { base: { lineHeight: 'snug', paddingBottom: '3' } });
const Price = chakra(Money, { base: { display: 'block', textStyle: 'answer', color: 'goldText' } });
const Unit = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
const Most = chakra('p', { base: { fontWeight: 'medium', marginTop: '1' } });
const Outcome = chakra('p', { base: { color: 'muted' } });
const Left = chakra('p', {
  base: {
    textStyle: 'hint',
    truncate: true,
    '& > span + span': { _before: { content: '"·"', marginX: '1.5' } },
  },
});
const Spent = chakra('div', { base: { paddingTop: '2' } });
const Small = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    textStyle: 'hint',
    fontSize: 'xs',
    marginTop: '1.5',
  },
});

interface CampaignCardProps {
  campaign: CampaignView;
  /** The record of the owner; null while they are new here, left out where it stands elsewhere on the page. */
  record?: OwnerRecord | null | undefined;
  /** The title, as the link or button that covers the whole card. */
  title: ReactNode;
  /** The state of the visitor's own application. */
  mark?: ReactNode;
  /** How the visitor's application was decided: nothing is to be earned here, or their project says how much. */
  outcome?: string | undefined;
  /** The heart by which a creator saves it, placed above the link that covers the card. */
  save?: ReactNode;
}

/** One loot in the marketplace: whose it is, what it pays, and how many it takes for how long. */
export function CampaignCard({ campaign, record, title, mark, outcome, save }: CampaignCardProps) {
  const { businessOwner, budget, paidOut, status, full } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const isOver = campaignLife.isFinal(status);
  const runway = runwayDays(campaign, currentTime());
  const timeLeft = runText(campaign, currentTime()) ?? (runway !== null && capitalized(runwayText(runway)));
  const pay = surePay(campaign);
  const most = mostForOneCreatorCents(campaign);
  return (
    <Sheet as="article">
      <Head>
        <Top full={full}>
          <CampaignCover campaign={campaign} height="full" />
          <Marks>
            {mark}
            {full && <Badge>All slots taken</Badge>}
            {status !== 'open' && <CampaignStatusBadge status={status} />}
          </Marks>
          {save && <Save>{save}</Save>}
          {campaign.platforms.length > 0 && (
            <Platforms beyond={campaign.platforms.length > PLATFORMS_ON_A_CARD}>
              <PlatformIcons platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} size="small" />
            </Platforms>
          )}
        </Top>
        <Whose>
          <Avatar name={businessOwner.name} src={businessOwner.logo} size="9" />
          <Owner>
            <Brand>
              <OneLine>{businessOwner.name}</OneLine>
              {businessOwner.verified && <VerifiedBadge />}
            </Brand>
            {record !== undefined && <Record>{record ? ownerInShort(record) : 'New here'}</Record>}
          </Owner>
        </Whose>
        <Title>{title}</Title>
      </Head>
      <Offer>
        {outcome && <Outcome>{outcome}</Outcome>}
        {!isOver && !outcome && budget > 0 && (
          <>
            <Price cents={pay.cents} />
            <Unit>{pay.what}</Unit>
            {most > pay.cents && (
              <Most>
                Earn up to <Money cents={most} />
              </Most>
            )}
          </>
        )}
      </Offer>
      <Left>
        {!isOver && <span>{placesLeft(campaign.free_slots)}</span>}
        {timeLeft && <span>{timeLeft}</span>}
      </Left>
      <Spent hidden={budget === 0}>
        <ProgressBar label="Paid out of the budget" percent={funded} />
        <Small>
          {paidOut > 0 ? (
            <span>
              <Money cents={paidOut} /> of <Money cents={budget} /> paid
            </span>
          ) : (
            <span>
              Budget <Money cents={budget} />
            </span>
          )}
          <span>
            CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
          </span>
        </Small>
      </Spent>
    </Sheet>
  );
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Skeleton height={{ base: '8.75rem', md: '8.25rem' }} borderRadius="none" />
      <Stack paddingX="4" paddingY="4" gap="3">
        <Skeleton height="9" width="60%" />
        <Skeleton height="6" width="80%" />
        <Skeleton height="20" width="60%" />
        <Skeleton height="5" width="50%" />
        <Skeleton height="2" minHeight="2" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </CardsSkeleton>
  );
}
