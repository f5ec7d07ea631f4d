import type { AddedPayment, PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { paths } from '../../../shared/paths.ts';
import { addedBudgetTexts } from '../../../shared/text/checkout.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { formatNumber } from '../../../shared/ui/figures/numbers.tsx';
import { Coin } from '../../../shared/ui/pictures/logo.tsx';
import { moneyFact, paidFacts, PaymentReceipt, ReceiptCard } from './payment-receipt.tsx';

/** The receipt of a payment that adds budget to a running loot: what it has brought, or why all of it goes back; others than its owner are told neither. */
export function AddedBudget({ campaign }: { campaign: PaidCampaignView }) {
  const { added } = campaign;
  return (
    <ReceiptCard>
      <PaymentReceipt
        campaign={campaign}
        told={wordsOf(added)}
        mark={!added?.goes_back && <Coin size={72} />}
        facts={added ? factsOf(campaign, added) : []}
      >
        <ButtonLink to={paths.managedLoot(campaign.id)}>Open the Loot</ButtonLink>
        <ButtonLink variant="outline" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PaymentReceipt>
    </ReceiptCard>
  );
}

function wordsOf(added: AddedPayment | null): readonly [title: string, text: string] {
  if (!added) return ['Payment Received', addedBudgetTexts.onlyOwner];
  return added.goes_back ? addedBudgetTexts.goesBack[added.goes_back] : ['Budget Added', addedBudgetTexts.done];
}

/** The payment, and the loot as it is now, however much was added and paid out since. */
function factsOf({ budget: now, creator_slots: slots }: PaidCampaignView, added: AddedPayment) {
  if (added.goes_back) return [moneyFact('Goes back', totalPayableCents(added.budget))];
  const facts = [...paidFacts('Budget added', added.budget), moneyFact('Budget now', now)];
  if (added.creator_slots === 0) return facts;
  const more = [
    ['Slots added', formatNumber(added.creator_slots)],
    ['Creator slots now', formatNumber(slots)],
  ] as const;
  return [...facts, ...more];
}
