import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import type { ReactNode } from 'react';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, HStack, Stack, Wrap } from '../../../shared/style/chakra.tsx';
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
const Head = chakra('div', { base: { minWidth: '0', paddingBottom: '2' } });
const Top = chakra('div', {
  base: {
    position: 'relative',
    height: { base: '9.5rem', md: '9rem' },
    // Pale ones would outshine what they offer.
    '& > :first-child': { filter: { base: 'none', _dark: 'brightness(0.9)' } },
  },
  variants: { full: { true: { '& > span:first-child': { opacity: 0.5 } } } },
});
const Marks = chakra(Wrap, { base: { position: 'absolute', left: '3', top: '3', gap: '2', paddingRight: '14' } });
/** Above the link that covers the card. */
const Save = chakra('div', { base: { position: 'absolute', right: '1', top: '1', zIndex: '1' } });
/** Slots and platforms, at the foot of the cover. */
const Foot = chakra('div', {
  base: {
    position: 'absolute',
    left: '3',
    right: '3',
    bottom: '2.5',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    '& > *': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '7',
      paddingX: '2.5',
      borderRadius: 'full',
      bg: 'deep/85',
      color: 'onDeep',
      fontSize: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& > :last-child:not(:only-child)': { marginLeft: 'auto' },
  },
});
const Whose = chakra(HStack, { base: { gap: '2.5', paddingX: '4', paddingTop: '3', minHeight: '14', minWidth: '0' } });
const Owner = chakra('div', { base: { minWidth: '0', lineHeight: 'snug' } });
const Brand = chakra(HStack, { base: { gap: '2', fontSize: 'sm', fontWeight: 'semibold' } });
const OneLine = chakra('span', { base: { truncate: true } });
const Record = chakra('p', { base: { textStyle: 'hint', fontSize: 'xs', lineHeight: 'snug', truncate: true } });
const Title = chakra('h2', {
  base: { fontSize: 'lg', lineHeight: 'snug', marginTop: '2', paddingX: '4', overflowWrap: 'anywhere' },
  variants: { belowCover: { true: { marginTop: '3.5' } } },
});
const Offer = chakra('p', { base: { lineHeight: 'snug', fontSize: 'sm', color: 'muted' } });
const Price = chakra(Money, { base: { fontSize: 'lg', fontWeight: 'bold', color: 'text', marginRight: '1.5' } });
const Meta = chakra('p', {
  base: {
    textStyle: 'hint',
    paddingTop: '0.5',
    paddingBottom: '2',
    truncate: true,
    '& > span + span': { _before: { content: '"·"', marginX: '1.5' } },
  },
});
const Spent = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    // In line with those of a card beside it that has a bar above them.
    alignContent: 'flex-end',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'hint',
    fontSize: 'xs',
  },
});
/** The line above what it is about, which fills as the budget is paid. */
const Bar = chakra('div', {
  base: {
    flex: '0 0 100%',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    height: '5',
    whiteSpace: 'nowrap',
    '& > :first-child': { flex: '1' },
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
  /** True on the page of its owner, which says whose it is. */
  onItsPage?: boolean;
}

/** One loot in the marketplace: whose it is, what it pays, and how many it takes for how long. */
export function CampaignCard({ campaign, record, title, mark, outcome, save, onItsPage = false }: CampaignCardProps) {
  const { businessOwner, budget, paidOut, status, full } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const isOver = campaignLife.isFinal(status);
  const runway = runwayDays(campaign, currentTime());
  const timeLeft = runText(campaign, currentTime()) ?? (runway !== null && capitalized(runwayText(runway)));
  const pay = surePay(campaign);
  const most = mostForOneCreatorCents(campaign);
  const promises = !isOver && !outcome && budget > 0;
  return (
    <Sheet as="article">
      <Head>
        <Top full={full}>
          <CampaignCover campaign={campaign} height="full" />
          <Marks>
            {mark}
            {status !== 'open' && <CampaignStatusBadge status={status} />}
          </Marks>
          {save && <Save>{save}</Save>}
          <Foot>
            {!isOver && <span>{full ? 'All slots taken' : placesLeft(campaign.free_slots)}</span>}
            {campaign.platforms.length > 0 && (
              <span>
                <PlatformIcons platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} size="bare" />
              </span>
            )}
          </Foot>
        </Top>
        {!onItsPage && (
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
        )}
        <Title belowCover={onItsPage}>{title}</Title>
      </Head>
      <Offer>
        {outcome}
        {promises && (
          <>
            <Price cents={pay.cents} />
            {pay.unit}
          </>
        )}
      </Offer>
      <Meta>
        {promises && !full && most > pay.cents && (
          <span>
            Earn up to <Money cents={most} />
          </span>
        )}
        {timeLeft && <span>{timeLeft}</span>}
      </Meta>
      <Spent hidden={budget === 0}>
        {paidOut > 0 && (
          <Bar>
            <ProgressBar isThin label="Paid out of the budget" percent={funded} />
            <span>{Math.round(funded)}% paid</span>
          </Bar>
        )}
        <span>
          Budget <Money cents={budget} />
        </span>
        <span>
          CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
        </span>
      </Spent>
    </Sheet>
  );
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Skeleton height={{ base: '9.5rem', md: '9rem' }} borderRadius="none" />
      <Stack paddingX="4" paddingY="4" gap="3">
        <Skeleton height="9" width="60%" />
        <Skeleton height="6" width="80%" />
        <Skeleton height="12" width="70%" />
        <Skeleton height="1" minHeight="1" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </CardsSkeleton>
  );
}
