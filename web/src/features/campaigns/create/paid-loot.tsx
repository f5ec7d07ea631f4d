import type { PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { paidLootTexts } from '../../../shared/text/checkout.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Coin } from '../../../shared/ui/pictures/logo.tsx';
import { CountedMoney, Money } from '../../../shared/ui/figures/numbers.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';
import { CampaignCover } from '../browse/campaign-cover.tsx';
import { CampaignStatusBadge } from '../browse/campaign-status-badge.tsx';

/** Heading and text about a payment that goes back, by the reason. */
const turnedBack = {
  repeated: [
    'Paid twice',
    'This loot had been paid for already. Nothing more is needed from you: all of this payment goes back to the card or account it came from.',
  ],
  refused: [
    'Payment not accepted',
    'Our payment provider sees a high risk of fraud in this payment, so the loot was not opened. All of it goes back to the card it came from. Please pay with another card, or write to us if you think that this is wrong.',
  ],
} as const;

/** The receipt after checkout, and where to go from here. */
export function PaidLoot({ campaign }: { campaign: PaidCampaignView }) {
  const isRefused = campaign.close_reason === 'refused';
  const [title, text] = turnedBack[campaign.close_reason as keyof typeof turnedBack] ?? [
    'Payment Successful',
    paidLootTexts[campaign.status],
  ];
  return (
    <Card maxWidth="50rem" marginX="auto" padding="0" overflow="hidden" animation="rise 300ms ease-out">
      <CampaignCover id={campaign.id} height={{ base: '28', md: '40' }} />
      <chakra.div padding={{ base: '5', md: '10' }} marginTop={{ base: '-14', md: '-20' }}>
        <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" marginBottom="8">
          <chakra.span position="relative" borderRadius="full" padding="1.5" bg="surface">
            <Coin size={72} />
          </chakra.span>
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
          <Muted>{text}</Muted>
        </chakra.div>
        <Wrap gap="3" alignItems="center" marginBottom="5">
          <SectionTitle>{campaign.title}</SectionTitle>
          <CampaignStatusBadge status={campaign.status} />
        </Wrap>
        <Facts
          facts={[
            ...paidFor(campaign),
            ['Platforms', <PlatformIcons key="p" platforms={campaign.platforms} most={6} wrap />],
            ['End Date', campaign.endDate && formatDate(campaign.endDate)],
          ]}
        />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="3"
          marginTop="8"
        >
          {isRefused && <ButtonLink to={paths.copyOfLoot(campaign.id)}>Pay With Another Card</ButtonLink>}
          <ButtonLink {...(isRefused && { variant: 'outline' })} to={paths.managedLoot(campaign.id)}>
            {isRefused ? 'See Its Refund' : 'Open the Loot'}
          </ButtonLink>
          <ButtonLink variant="outline" to={paths.dashboard}>
            Go to Dashboard
          </ButtonLink>
          {!isRefused && (
            <ButtonLink variant="outline" to={paths.createLoot}>
              Create Another Loot
            </ButtonLink>
          )}
          <ButtonLink variant="outline" to={paths.marketplace}>
            View Marketplace
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

type Fact = Parameters<typeof Facts>[0]['facts'][number];

/** The budget, fee and total of this payment, and the budget of the loot where that has grown since. */
function paidFor({ budget, paid_budget: paid }: PaidCampaignView): readonly Fact[] {
  if (paid === null) return [['Budget', <Money key="b" cents={budget} />]];
  const facts: Fact[] = [
    ['Budget', <Money key="b" cents={paid} />],
    ['Platform fee', <Money key="f" cents={platformFeeCents(paid)} />],
    ['Total paid', <CountedMoney key="t" cents={totalPayableCents(paid)} from={0} />],
  ];
  return budget === paid ? facts : [...facts, ['Budget now', <Money key="n" cents={budget} />]];
}
