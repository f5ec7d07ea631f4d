import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import type { ReactNode } from 'react';
import { ownerInShort } from '../../../shared/records/owner-figures.ts';
import { currentTime } from '../../../shared/state/current-time.ts';
import { Card, chakra, Hint, HStack, Stack, Wrap } from '../../../shared/style/chakra.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { placesLeft } from '../../../shared/loots/places-left.ts';
import { runText } from '../../../shared/loots/run-text.ts';
import { Money } from '../../../shared/ui/figures/numbers.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { CampaignCover } from './campaign-cover.tsx';
import { runwayText } from './runway-text.ts';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const PLATFORMS_ON_A_CARD = 3;
const COVER_HEIGHT = '5.5rem';

const Sheet = chakra(Card, {
  base: {
    padding: '0',
    overflow: 'hidden',
    position: 'relative',
    display: 'grid',
    // In a `CardGrid` the two parts are as high as those of the cards beside it, so that offers stand at one height.
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: '0',
    transition: 'transform 160ms, box-shadow 160ms',
    _hover: { transform: 'translateY(-2px)', boxShadow: 'lifted' },
  },
});
const Head = chakra('div', { base: { minWidth: '0' } });
const Top = chakra('div', { base: { position: 'relative' } });
const Marks = chakra(Wrap, { base: { position: 'absolute', left: '3', top: '3', gap: '2' } });
const Platforms = chakra('div', {
  base: { position: 'absolute', left: '3', bottom: '2', bg: 'surface', borderRadius: 'full', padding: '1' },
  variants: { beyond: { true: { paddingRight: '2.5' } } },
});
const Whose = chakra(Stack, { base: { paddingX: '4', paddingTop: '3', paddingBottom: '2', gap: '2' } });
const Content = chakra('div', {
  base: { paddingX: '4', paddingBottom: '3', display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
});
const Brand = chakra(HStack, { base: { gap: '3', minWidth: '0' } });
const BrandWords = chakra('div', { base: { minWidth: '0', flex: '1', lineHeight: 'snug' } });
const BrandName = chakra(HStack, { base: { gap: '2', minHeight: '6', fontSize: 'sm', fontWeight: 'semibold' } });
const OneLine = chakra('span', { base: { truncate: true } });
const Record = chakra(Hint, { base: { fontSize: 'xs', truncate: true } });
const Title = chakra('h2', { base: { fontSize: 'lg', lineHeight: 'snug', overflowWrap: 'anywhere' } });
const Price = chakra(Money, { base: { fontSize: 'xl', fontWeight: 'bold', color: 'goldText' } });
/** Takes the height of the price that stands in its place elsewhere. */
const Outcome = chakra('p', { base: { color: 'muted', lineHeight: '2rem' } });
const Left = chakra(Wrap, {
  base: { justifyContent: 'space-between', columnGap: '3', fontSize: 'sm', fontWeight: 'medium' },
});
const Spent = chakra('div', { base: { marginTop: 'auto' } });
const Small = chakra('p', { base: { textStyle: 'hint', fontSize: 'xs', marginTop: '1.5' } });
const Foot = chakra(HStack, { base: { justifyContent: 'space-between', gap: '3' } });
const More = chakra('div', { base: { position: 'relative', marginY: '-2.5' } });

interface CampaignCardProps {
  campaign: CampaignView;
  /** The owner's record, null while they are new; left out where it stands above the loots. */
  ownerRecord?: OwnerRecord | null;
  /** The title, as the link or button that covers the whole card. */
  title: ReactNode;
  /** The state of the visitor's own application. */
  mark?: ReactNode;
  /** How the visitor's application was decided: nothing is to be earned here, or their project says how much. */
  outcome?: string | undefined;
  /** Further controls, placed above the link that covers the card. */
  more?: ReactNode;
}

/** One loot in the marketplace: whose it is, what one creator can earn, and how many it takes for how long. */
export function CampaignCard({ campaign, ownerRecord, title, mark, outcome, more }: CampaignCardProps) {
  const { businessOwner, budget, paidOut, status, full } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const isOver = campaignLife.isFinal(status);
  const runway = runwayDays(campaign, currentTime());
  const timeLeft = runText(campaign, currentTime()) ?? (runway !== null && capitalized(runwayText(runway)));
  return (
    <Sheet as="article">
      <Head>
        <Top>
          <CampaignCover campaign={campaign} height={COVER_HEIGHT} />
          <Marks>
            {mark}
            {full && <Badge>All slots taken</Badge>}
            {status !== 'open' && <CampaignStatusBadge status={status} />}
          </Marks>
          {campaign.platforms.length > 0 && (
            <Platforms beyond={campaign.platforms.length > PLATFORMS_ON_A_CARD}>
              <PlatformIcons platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} size="small" />
            </Platforms>
          )}
        </Top>
        <Whose>
          <Brand>
            <Avatar name={businessOwner.name} src={businessOwner.logo} size="9" />
            <BrandWords>
              <BrandName>
                <OneLine>{businessOwner.name}</OneLine>
                {businessOwner.verified && <VerifiedBadge />}
              </BrandName>
              {ownerRecord !== undefined && <Record>{ownerRecord ? ownerInShort(ownerRecord) : 'New here'}</Record>}
            </BrandWords>
          </Brand>
          <Title>{title}</Title>
        </Whose>
      </Head>
      <Content>
        <div>
          {outcome && <Outcome>{outcome}</Outcome>}
          {!isOver && !outcome && budget > 0 && (
            <p>
              Earn up to <Price cents={mostForOneCreatorCents(campaign)} />
            </p>
          )}
          <Left>
            {!isOver && <span>{placesLeft(campaign.free_slots)}</span>}
            {timeLeft && <span>{timeLeft}</span>}
          </Left>
        </div>
        <Spent hidden={budget === 0}>
          <ProgressBar label="Paid out of the budget" percent={funded} />
          <Small>
            <Money cents={paidOut} /> of <Money cents={budget} /> paid out
          </Small>
          <Foot>
            <Small>
              CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
            </Small>
            {more && <More>{more}</More>}
          </Foot>
        </Spent>
      </Content>
    </Sheet>
  );
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Skeleton height={COVER_HEIGHT} borderRadius="none" />
      <Stack paddingX="4" paddingY="3" gap="2.5">
        <Skeleton height="9" width="60%" />
        <Skeleton height="6" width="80%" />
        <Skeleton height="6" width="60%" />
        <Skeleton height="5" width="50%" />
        <Skeleton height="2" minHeight="2" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </CardsSkeleton>
  );
}
