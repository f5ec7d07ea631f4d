import type { PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { paidLootTexts } from '../../../shared/text/checkout.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { ShareButton } from '../../../shared/ui/buttons/share-button.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';
import { Coin } from '../../../shared/ui/pictures/logo.tsx';
import { PlatformIcons } from '../../../shared/ui/pictures/platform-icon.tsx';
import { CampaignCover } from '../../../shared/loots/campaign-cover.tsx';
import { moneyFact, paidFacts, PaymentReceipt, ReceiptCard } from './payment-receipt.tsx';

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

interface PaidLootProps {
  campaign: PaidCampaignView;
  /** The way to invite creators to it once it is open. */
  invite: ReactNode;
}

/** The receipt after checkout, and where to go from here. */
export function PaidLoot({ campaign, invite }: PaidLootProps) {
  const isRefused = campaign.close_reason === 'refused';
  const told = turnedBack[campaign.close_reason as keyof typeof turnedBack] ?? [
    'Payment Successful',
    paidLootTexts[campaign.status],
  ];
  return (
    <ReceiptCard padding="0" overflow="hidden">
      <CampaignCover campaign={campaign} height={{ base: '28', md: '40' }} />
      <chakra.div padding={{ base: '5', md: '10' }} marginTop={{ base: '-14', md: '-20' }}>
        <PaymentReceipt
          campaign={campaign}
          told={told}
          mark={
            <chakra.span position="relative" borderRadius="full" padding="1.5" bg="surface">
              <Coin size={72} />
            </chakra.span>
          }
          facts={[
            ...paidFor(campaign),
            ['Platforms', <PlatformIcons key="p" platforms={campaign.platforms} most={6} wrap />],
            ['End Date', campaign.endDate && formatDate(campaign.endDate)],
          ]}
          more={
            <>
              <ButtonLink variant="quiet" to={paths.dashboard}>
                Go to Dashboard
              </ButtonLink>
              {!isRefused && (
                <ButtonLink variant="quiet" to={paths.createLoot}>
                  Create Another Loot
                </ButtonLink>
              )}
              <ButtonLink variant="quiet" to={paths.marketplace}>
                View Marketplace
              </ButtonLink>
            </>
          }
        >
          {campaign.status === 'open' && (
            <>
              <ShareButton title={campaign.title} path={paths.loot(campaign.id)} words="Share Your Loot" />
              {invite}
            </>
          )}
          {isRefused && <ButtonLink to={paths.copyOfLoot(campaign.id)}>Pay With Another Card</ButtonLink>}
          <ButtonLink
            {...((isRefused || campaign.status === 'open') && { variant: 'outline' })}
            to={paths.managedLoot(campaign.id)}
          >
            {isRefused ? 'See Its Refund' : 'Open the Loot'}
          </ButtonLink>
        </PaymentReceipt>
      </chakra.div>
    </ReceiptCard>
  );
}

/** The budget, fee and total of this payment, and the budget of the loot where that has grown since. */
function paidFor({ budget, paid_budget: paid }: PaidCampaignView) {
  if (paid === null) return [moneyFact('Budget', budget)];
  const facts = paidFacts('Budget', paid);
  return budget === paid ? facts : [...facts, moneyFact('Budget now', budget)];
}
