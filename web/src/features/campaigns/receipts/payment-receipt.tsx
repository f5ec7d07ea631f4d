import type { PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { CountedMoney, Money } from '../../../shared/ui/figures/numbers.tsx';
import { CampaignStatusBadge } from '../browse/campaign-status-badge.tsx';

type Fact = ComponentProps<typeof Facts>['facts'][number];

export const ReceiptCard = chakra(Card, {
  base: {
    maxWidth: '50rem',
    marginX: 'auto',
    padding: { base: '5', md: '10' },
    animation: 'rise 300ms ease-out',
  },
});

/** A fact that is an amount. */
export const moneyFact = (name: string, cents: number): Fact => [name, <Money key={name} cents={cents} />];

/** A budget that was paid for, its fee and both together. */
export const paidFacts = (name: string, budget: number): readonly Fact[] => [
  moneyFact(name, budget),
  moneyFact('Platform fee', platformFeeCents(budget)),
  ['Total paid', <CountedMoney key="t" cents={totalPayableCents(budget)} from={0} />],
];

interface PaymentReceiptProps {
  campaign: PaidCampaignView;
  /** How the payment went, and what that means. */
  told: readonly [title: string, text: string];
  /** Stands above the title. */
  mark?: ReactNode;
  facts: readonly Fact[];
  /** Links to where to go from here. */
  children: ReactNode;
}

/** The receipt of a payment for a loot. */
export function PaymentReceipt({ campaign, told: [title, text], mark, facts, children }: PaymentReceiptProps) {
  return (
    <>
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" marginBottom="8">
        {mark}
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
        <Muted>{text}</Muted>
      </chakra.div>
      <Wrap gap="3" alignItems="center" marginBottom="5">
        <SectionTitle>{campaign.title}</SectionTitle>
        <CampaignStatusBadge status={campaign.status} />
      </Wrap>
      {facts.length > 0 && <Facts facts={facts} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
        marginTop="8"
      >
        {children}
      </chakra.div>
    </>
  );
}

/** The way from a receipt to the dashboard. */
export const ToDashboard = () => (
  <ButtonLink variant="outline" to={paths.dashboard}>
    Go to Dashboard
  </ButtonLink>
);
