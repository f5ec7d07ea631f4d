import type { AddedPayment, PaidCampaignView } from '@doubloon/contract/payments/budget/added-budget.ts';
import { platformFeeCents, totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { paths } from '../../../../shared/paths.ts';
import { Card, chakra, Muted, SectionTitle, Wrap } from '../../../../shared/style/chakra.tsx';
import { addedBudgetTexts } from '../../../../shared/text/checkout.ts';
import { ButtonLink } from '../../../../shared/ui/buttons/button.tsx';
import { Facts } from '../../../../shared/ui/figures/facts.tsx';
import { CountedMoney, formatNumber, Money } from '../../../../shared/ui/figures/numbers.tsx';
import { Coin } from '../../../../shared/ui/pictures/logo.tsx';
import { CampaignStatusBadge } from '../../browse/campaign-status-badge.tsx';

/** The receipt of a payment that adds budget to a running loot: what it has brought, or why all of it goes back; others than its owner are told neither. */
export function AddedBudgetReceipt({ campaign }: { campaign: PaidCampaignView }) {
  const { added } = campaign;
  const [title, text] = wordsOf(added);
  return (
    <Card maxWidth="50rem" marginX="auto" padding={{ base: '5', md: '10' }} animation="rise 300ms ease-out">
      <chakra.div display="grid" justifyItems="center" textAlign="center" gap="3" marginBottom="8">
        {!added?.goes_back && <Coin size={72} />}
        <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{title}</chakra.h1>
        <Muted>{text}</Muted>
      </chakra.div>
      <Wrap gap="3" alignItems="center" marginBottom="5">
        <SectionTitle>{campaign.title}</SectionTitle>
        <CampaignStatusBadge status={campaign.status} />
      </Wrap>
      {added && (
        <Facts facts={added.goes_back ? [goingBack(added)] : [...paidFor(added), ...sinceThen(campaign, added)]} />
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
        marginTop="8"
      >
        <ButtonLink to={paths.managedLoot(campaign.id)}>Open the Loot</ButtonLink>
        <ButtonLink variant="outline" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </chakra.div>
    </Card>
  );
}

type Fact = Parameters<typeof Facts>[0]['facts'][number];

function wordsOf(added: AddedPayment | null): readonly [title: string, text: string] {
  if (!added) return ['Payment Received', addedBudgetTexts.onlyOwner];
  return added.goes_back ? addedBudgetTexts.goesBack[added.goes_back] : ['Budget Added', addedBudgetTexts.done];
}

const goingBack = ({ budget }: AddedPayment): Fact => [
  'Goes back',
  <Money key="g" cents={totalPayableCents(budget)} />,
];

const paidFor = ({ budget }: AddedPayment): readonly Fact[] => [
  ['Budget added', <Money key="b" cents={budget} />],
  ['Platform fee', <Money key="f" cents={platformFeeCents(budget)} />],
  ['Total paid', <CountedMoney key="t" cents={totalPayableCents(budget)} from={0} />],
];

/** The loot as it is now, however much was added and paid out since. */
const sinceThen = ({ budget, creator_slots: slots }: PaidCampaignView, added: AddedPayment): readonly Fact[] => [
  ['Budget now', <Money key="n" cents={budget} />],
  ...(added.creator_slots > 0
    ? ([
        ['Slots added', formatNumber(added.creator_slots)],
        ['Creator slots now', formatNumber(slots)],
      ] as const)
    : []),
];
