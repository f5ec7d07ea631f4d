import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { mostForOneCreatorCents } from '@doubloon/contract/campaigns/earnings.ts';
import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { runwayDays } from '@doubloon/contract/campaigns/runway.ts';
import type { OwnerRecord } from '@doubloon/contract/records/record.ts';
import { contentTypeLabel } from '@doubloon/contract/shared/content-types.ts';
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

interface CampaignCardProps {
  campaign: CampaignView;
  /** The owner's record, null while they are new; left out where it stands above the loots. */
  ownerRecord?: OwnerRecord | null;
  /** The title, as the link or button that covers the whole card. */
  title: ReactNode;
  /** The state of the visitor's own application. */
  mark?: ReactNode;
  /** Further controls, placed above the link that covers the card. */
  more?: ReactNode;
}

/** One loot in the marketplace. */
export function CampaignCard({ campaign, ownerRecord, title, mark, more }: CampaignCardProps) {
  const { businessOwner, budget, paidOut, status, full, niche } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const isOver = campaignLife.isFinal(status);
  const runway = runwayDays(campaign, currentTime());
  const timeLeft = runText(campaign, currentTime()) ?? (runway !== null && capitalized(runwayText(runway)));
  const beyond = campaign.platforms.length > PLATFORMS_ON_A_CARD;
  const kinds = [niche, ...campaign.content_types.map(contentTypeLabel)].filter(Boolean).join(' · ');
  return (
    <Card
      as="article"
      padding="0"
      overflow="hidden"
      position="relative"
      display="flex"
      flexDirection="column"
      transition="transform 160ms, box-shadow 160ms"
      _hover={{ transform: 'translateY(-2px)', boxShadow: 'lifted' }}
    >
      <chakra.div position="relative">
        <CampaignCover campaign={campaign} height="24" />
        <Wrap position="absolute" left="3" top="3" gap="2">
          {mark}
          {full && <Badge>All slots taken</Badge>}
          {status !== 'open' && <CampaignStatusBadge status={status} />}
        </Wrap>
        {campaign.platforms.length > 0 && (
          <chakra.div
            position="absolute"
            right="3"
            bottom="3"
            bg="surface"
            borderRadius="full"
            padding="1"
            paddingRight={beyond ? '2.5' : '1'}
          >
            <PlatformIcons platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div padding="5" display="flex" flexDirection="column" gap="2.5" flex="1">
        <HStack gap="3" minWidth="0">
          <BrandLogo name={businessOwner.name} logo={businessOwner.logo} size="9" />
          <chakra.div minWidth="0" lineHeight="snug">
            <Wrap columnGap="2" alignItems="center" fontSize="sm" fontWeight="semibold">
              <span>{businessOwner.name}</span>
              {businessOwner.verified && <VerifiedBadge />}
            </Wrap>
            {ownerRecord !== undefined && <Hint>{ownerRecord ? ownerInShort(ownerRecord) : 'New here'}</Hint>}
          </chakra.div>
        </HStack>
        <chakra.h2 fontSize="lg" lineHeight="snug" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <Hint lineClamp="2" overflowWrap="anywhere">
          {campaign.description}
        </Hint>
        {kinds && (
          <chakra.p fontSize="sm" color="seaText" fontWeight="medium">
            {kinds}
          </chakra.p>
        )}
        <Wrap justifyContent="space-between" alignItems="baseline" columnGap="3" marginTop="auto" paddingTop="2">
          {isOver ? (
            <span />
          ) : (
            <span>
              Earn up to{' '}
              <Money cents={mostForOneCreatorCents(campaign)} fontSize="lg" fontWeight="bold" color="goldText" />
            </span>
          )}
          <chakra.span fontSize="sm" fontWeight="medium">
            {!isOver && placesLeft(campaign.free_slots)}
          </chakra.span>
        </Wrap>
        <div>
          <ProgressBar label="Paid out of the budget" percent={funded} />
          <Wrap justifyContent="space-between" columnGap="3" textStyle="hint" marginTop="1.5">
            <span>
              <Money cents={paidOut} /> of <Money cents={budget} /> paid out
            </span>
            <span>
              CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
            </span>
          </Wrap>
          {timeLeft && <Hint>{timeLeft}</Hint>}
        </div>
        {more && (
          <chakra.div position="relative" width="fit-content" marginY="-1.5">
            {more}
          </chakra.div>
        )}
      </chakra.div>
    </Card>
  );
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The marketplace while its loots are on their way: cards in the shape of those to come. */
export function MarketplaceSkeleton() {
  return (
    <CardsSkeleton padding="0" overflow="hidden">
      <Skeleton height="24" borderRadius="none" />
      <Stack padding="5" gap="3">
        <Skeleton height="4" width="40%" />
        <Skeleton height="6" width="80%" />
        <Skeleton height="10" />
        <Skeleton height="5" width="50%" marginTop="4" />
        <Skeleton height="2" minHeight="2" />
        <Skeleton height="4" width="60%" />
      </Stack>
    </CardsSkeleton>
  );
}
