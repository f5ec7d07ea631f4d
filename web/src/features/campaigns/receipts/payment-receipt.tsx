import type { PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../shared/style/chakra.tsx';
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
  /** The ways to go from here. */
  children: ReactNode;
  /** Quieter ways, below them. */
  more?: ReactNode;
}

/** The receipt of a payment for a loot. */
export function PaymentReceipt({ campaign, told: [title, text], mark, facts, children, more }: PaymentReceiptProps) {
  return (
    <>
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" marginBottom="6">
        {mark}
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
        <Muted>{text}</Muted>
      </chakra.div>
      <Wrap gap="3" alignItems="center" marginBottom="5">
        <SectionTitle>{campaign.title}</SectionTitle>
        <CampaignStatusBadge status={campaign.status} />
      </Wrap>
      {facts.length > 0 && (
        <chakra.div bg="sunken" borderRadius="lg" padding={{ base: '4', md: '5' }}>
          <Facts facts={facts} />
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))"
        gap="3"
        marginTop="6"
      >
        {children}
      </chakra.div>
      {more && (
        <Wrap gap="1" justifyContent="center" marginTop="3">
          {more}
        </Wrap>
      )}
    </>
  );
}
