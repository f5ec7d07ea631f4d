import { chakra } from '@chakra-ui/react/styled-system';
import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { paths } from '../../../shared/paths.ts';
import { campaignsText } from '../../../shared/text/campaigns.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { formatDate } from '../../../shared/ui/date-format.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Coin } from '../../../shared/ui/logo.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PlatformSigns } from '../../../shared/ui/platform-signs.tsx';
import { CampaignStatusBadge } from './campaign-status-badge.tsx';

/** The receipt after checkout, and where to go from here. */
export function PaidLoot({ campaign }: { campaign: CampaignView }) {
  return (
    <Card maxWidth="50rem" marginX="auto" padding={{ base: '5', md: '10' }} animation="rise 300ms ease-out">
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" marginBottom="8">
        <Coin size={64} />
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{campaignsText.successTitle}</chakra.h1>
        <chakra.p color="muted">Your loot is open. Creators can find it in the marketplace now.</chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" marginBottom="5">
        <chakra.h2 fontSize="xl">{campaign.title}</chakra.h2>
        <CampaignStatusBadge status={campaign.status} />
      </chakra.div>
      <Facts
        facts={[
          ['Budget', <Money key="b" cents={campaign.budget} />],
          ['Total paid', <Money key="t" cents={totalPayableCents(campaign.budget)} />],
          ['Platforms', <PlatformSigns key="p" platforms={campaign.platforms} most={6} />],
          ['End Date', campaign.endDate && formatDate(campaign.endDate)],
        ]}
      />
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }} flexWrap="wrap" gap="3" marginTop="8">
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink look="outline" to={paths.createLoot}>
          Create Another Loot
        </ButtonLink>
        <ButtonLink look="outline" to={paths.marketplace}>
          View Marketplace
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}
