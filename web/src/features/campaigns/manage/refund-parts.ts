import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { PaymentRefundView, RefundView } from '@doubloon/contract/payments/refund-request.ts';

const refundsOf = (refund: RefundView): readonly PaymentRefundView[] => [refund, ...refund.of_added_budget];

/** Those of the payments that the loot's budget consists of: an added one that goes back whole was never part of it. */
export const refundsOfBudget = (refund: RefundView): readonly PaymentRefundView[] => [
  refund,
  ...refund.of_added_budget.filter(({ goes_back: back }) => back === null),
];

/** Adds up one amount of several refunds, in cents. */
export function sumOf(
  refunds: readonly PaymentRefundView[],
  amount: 'amount' | 'budget_part' | 'fee_part' | 'still_left' | 'given_back' | 'fee_left',
) {
  return refunds.reduce((sum, refund) => sum + refund[amount], 0);
}

/** The refunds to show: all of a closed loot, and of an open one those of payments that were not added to it. */
export function shownRefunds({ closed_at: closedAt }: Pick<CampaignView, 'closed_at'>, refund: RefundView) {
  return closedAt ? refundsOf(refund) : refundsOf(refund).filter(({ goes_back: back }) => back !== null);
}
