import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { PLATFORM_FEE_PERCENT } from '@doubloon/contract/shared/constants.ts';
import type { ReactNode } from 'react';
import { BudgetFigure, FigureStrip } from './budget-figure.tsx';
import { lootMoney } from './loot-money.ts';
import { refundsOfBudget, sumOf } from '../refund-parts.ts';
import { Card, chakra, Hint, SectionTitle, Wrap } from '../../../../shared/style/chakra.tsx';
import { NotesOpener } from '../../../../shared/ui/layout/notes-opener.tsx';
import { COUNTED_FROM } from '../../../../shared/loots/sourced-views.tsx';
import { refundStatusLabels, refundsText } from '../../../../shared/text/refunds.ts';
import { CountedMoney, Money } from '../../../../shared/ui/figures/numbers.tsx';

/** Says of a closed loot how the refund of its unspent budget goes on. */
function whatBecomesOfIt(refund: RefundView | undefined): string {
  if (!refund) return 'The loot is closed: what is left is not spent any more.';
  const statuses = new Set(refundsOfBudget(refund).map(({ status }) => status));
  statuses.delete('none');
  statuses.delete('lapsed');
  const [status, ...others] = statuses;
  if (status === undefined) return hasGoneBack(refund) ? refundsText.wentBack : refundsText.nothingLeft;
  if (others.length > 0) {
    return 'The loot is closed: what is left is not spent any more. Each payment for it has a refund of its own.';
  }
  switch (status) {
    case 'refunding':
      return 'The loot is closed: the refund of what is left is pending.';
    case 'refunded':
      return 'The loot is closed: the refunded part of the budget was sent back.';
    case 'settled':
      return 'The loot is closed: the refunded part of the budget was paid by bank transfer.';
    default:
      return `The loot is closed: what is left is not spent any more. Its refund: ${refundStatusLabels[status]}.`;
  }
}

/** True when a bank has taken money back without a refund of ours. */
const hasGoneBack = (refund: RefundView): boolean => sumOf(refundsOfBudget(refund), 'given_back') > 0;

interface BudgetSummaryProps {
  campaign: CampaignView;
  refund: RefundView | undefined;
  /** How the budget went down over time, as a small picture. */
  burnDown?: ReactNode;
  /** Chooses of which time it does. */
  range?: ReactNode;
}

/** Shows a loot's budget and fee, what of it is refunded, and how it went down over time. */
export function BudgetSummary({ campaign, refund, burnDown, range }: BudgetSummaryProps) {
  const money = lootMoney(campaign, refund);
  return (
    <Card>
      <Wrap gap="3" justifyContent="space-between" alignItems="center" marginBottom="4">
        <SectionTitle>Budget</SectionTitle>
        {range}
      </Wrap>
      <FigureStrip>
        <BudgetFigure name="Budget" value={<Money cents={money.budget} />} />
        {money.refunded > 0 && (
          <BudgetFigure part="refunded" name="Refunded" value={<CountedMoney cents={money.refunded} />} />
        )}
        <BudgetFigure name={`Platform fee (${PLATFORM_FEE_PERCENT}%)`} value={<Money cents={money.fee} />} />
      </FigureStrip>
      {campaign.closed_at && <Hint marginTop="4">{whatBecomesOfIt(refund)}</Hint>}
      {burnDown}
      <chakra.details marginBottom="-2">
        <NotesOpener>How this is counted</NotesOpener>
        {!campaign.closed_at && (
          <Hint>
            Nothing is reserved for a creator who is approved. Money is reserved when a treasure is approved, until its
            payment is settled.
          </Hint>
        )}
        <Hint marginTop="1" paddingBottom="3">
          Counted views: <span>{COUNTED_FROM}</span>
        </Hint>
      </chakra.details>
    </Card>
  );
}
