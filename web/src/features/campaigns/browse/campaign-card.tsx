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
import { BrandLogo } from '../../../shared/ui/pictures/brand-logo.tsx';
import { CampaignCover } from './campaign-cover.tsx';
import { runwayText } from './runway-text.ts';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';
import { VerifiedBadge } from '../../../shared/ui/marks/verified-badge.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const PLATFORMS_ON_A_CARD = 3;

const Sheet = chakra(Card, {
  base: {
    padding: '0',
    overflow: 'hidden',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    transition: 'transform 160ms, box-shadow 160ms',
    _hover: { transform: 'translateY(-2px)', boxShadow: 'lifted' },
  },
});
const Top = chakra('div', { base: { position: 'relative' } });
const Marks = chakra(Wrap, { base: { position: 'absolute', left: '3', top: '3', gap: '2' } });
const Platforms = chakra('div', {
  base: { position: 'absolute', right: '3', bottom: '3', bg: 'surface', borderRadius: 'full', padding: '1' },
  variants: { beyond: { true: { paddingRight: '2.5' } } },
});
const Content = chakra('div', {
  base: { padding: '4', display: 'flex', flexDirection: 'column', gap: '2.5', flex: '1' },
});
const Brand = chakra(HStack, { base: { gap: '3', minWidth: '0' } });
const BrandWords = chakra('div', { base: { minWidth: '0', lineHeight: 'snug' } });
const BrandName = chakra(Wrap, {
  base: { columnGap: '2', alignItems: 'center', fontSize: 'sm', fontWeight: 'semibold' },
});
const Title = chakra('h2', { base: { fontSize: 'lg', lineHeight: 'snug', overflowWrap: 'anywhere' } });
const Offer = chakra('div', { base: { marginTop: 'auto', paddingTop: '1' } });
const Price = chakra(Money, { base: { fontSize: 'xl', fontWeight: 'bold', color: 'goldText' } });
const Left = chakra('p', { base: { fontSize: 'sm', fontWeight: 'medium' } });
const Spent = chakra(Wrap, {
  base: { justifyContent: 'space-between', columnGap: '3', textStyle: 'hint', fontSize: 'xs', marginTop: '1.5' },
});
const More = chakra('div', { base: { position: 'relative', width: 'fit-content', marginY: '-1.5' } });

interface CampaignCardProps {
  campaign: CampaignView;
  /** The owner's record, null while they are new; left out where it stands above the loots. */
  ownerRecord?: OwnerRecord | null;
  /** The title, as the link or button that covers the whole card. */
  title: ReactNode;
  /** The state of the visitor's own application. */
  mark?: ReactNode;
  /** True for somebody whose application was decided on: nothing is to be earned here, or their project says how much. */
  decided?: boolean;
  /** Further controls, placed above the link that covers the card. */
  more?: ReactNode;
}

/** One loot in the marketplace: whose it is, what one creator can earn, and how many it takes for how long. */
export function CampaignCard({ campaign, ownerRecord, title, mark, decided = false, more }: CampaignCardProps) {
  const { businessOwner, budget, paidOut, status, full } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const isOver = campaignLife.isFinal(status);
  const runway = runwayDays(campaign, currentTime());
  const timeLeft = runText(campaign, currentTime()) ?? (runway !== null && capitalized(runwayText(runway)));
  const left = [!isOver && placesLeft(campaign.free_slots), timeLeft].filter(Boolean).join(' · ');
  return (
    <Sheet as="article">
      <Top>
        <CampaignCover campaign={campaign} height="20" />
        <Marks>
          {mark}
          {full && <Badge>All slots taken</Badge>}
          {status !== 'open' && <CampaignStatusBadge status={status} />}
        </Marks>
        {campaign.platforms.length > 0 && (
          <Platforms beyond={campaign.platforms.length > PLATFORMS_ON_A_CARD}>
            <PlatformIcons platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} />
          </Platforms>
        )}
      </Top>
      <Content>
        <Brand>
          <BrandLogo name={businessOwner.name} logo={businessOwner.logo} size="9" />
          <BrandWords>
            <BrandName>
              <span>{businessOwner.name}</span>
              {businessOwner.verified && <VerifiedBadge />}
            </BrandName>
            {ownerRecord !== undefined && <Hint>{ownerRecord ? ownerInShort(ownerRecord) : 'New here'}</Hint>}
          </BrandWords>
        </Brand>
        <Title>{title}</Title>
        <Offer>
          {!isOver && !decided && (
            <p>
              Earn up to <Price cents={mostForOneCreatorCents(campaign)} />
            </p>
          )}
          {left && <Left>{left}</Left>}
        </Offer>
        <div>
          <ProgressBar label="Paid out of the budget" percent={funded} />
          <Spent>
            <span>
              <Money cents={paidOut} /> of <Money cents={budget} /> paid out
            </span>
            <span>
              CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
            </span>
          </Spent>
        </div>
        {more && <More>{more}</More>}
      </Content>
    </Sheet>
  );
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Skeleton height="20" borderRadius="none" />
      <Stack padding="4" gap="3">
        <Skeleton height="4" width="40%" />
        <Skeleton height="6" width="80%" />
        <Skeleton height="6" width="60%" />
        <Skeleton height="5" width="50%" />
        <Skeleton height="2" minHeight="2" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </CardsSkeleton>
  );
}
