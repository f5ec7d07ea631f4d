import { chakra } from '@chakra-ui/react/styled-system';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { cpmCents } from '@doubloon/contract/shared/money.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PlatformSigns } from '../../../shared/ui/platform-signs.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { CampaignCover } from './campaign-cover.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

const PLATFORMS_ON_A_CARD = 3;

interface CampaignCardProps {
  campaign: CampaignView;
  /** The title, as the link or button that covers the whole card. */
  title: ReactNode;
  /** The state of the visitor's own application. */
  mark?: ReactNode;
}

/** One loot in the marketplace. */
export function CampaignCard({ campaign, title, mark }: CampaignCardProps) {
  const { businessOwner, budget, paidOut } = campaign;
  const funded = budget > 0 ? Math.min((paidOut / budget) * 100, 100) : 0;
  const more = campaign.platforms.length > PLATFORMS_ON_A_CARD;
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
        <CampaignCover id={campaign.id} />
        <chakra.div
          position="absolute"
          right="3"
          bottom="3"
          bg="surface"
          borderRadius="full"
          padding="1"
          paddingRight={more ? '2.5' : '1'}
        >
          <PlatformSigns platforms={campaign.platforms} most={PLATFORMS_ON_A_CARD} />
        </chakra.div>
      </chakra.div>
      <chakra.div padding="5" display="flex" flexDirection="column" gap="3" flex="1">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" fontSize="sm" color="muted">
          <span>{businessOwner.name}</span>
          {businessOwner.verified && <VerifiedBadge />}
          {mark}
        </chakra.div>
        <chakra.h2 fontSize="lg" lineHeight="snug">
          {title}
        </chakra.h2>
        <chakra.p color="muted" fontSize="sm" lineClamp="2">
          {campaign.description}
        </chakra.p>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="flex-end"
          gap="3"
          marginTop="auto"
          paddingTop="2"
        >
          <div>
            <Money cents={budget} fontSize="lg" fontWeight="bold" color="goldText" />
            <chakra.p fontSize="sm" color="muted">
              CPM <Money cents={cpmCents(budget, campaign.expected_reach)} />
            </chakra.p>
          </div>
        </chakra.div>
        <div>
          <ProgressBar label="Paid out of the budget" percent={funded} />
          <chakra.p fontSize="sm" color="muted" marginTop="1.5">
            <Money cents={paidOut} /> paid out
          </chakra.p>
        </div>
      </chakra.div>
    </Card>
  );
}
