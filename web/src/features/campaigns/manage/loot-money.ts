import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { SENT_REFUND_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';

/** Where the money of a loot is, in cents. The first is always the sum of the next four. */
export interface LootMoney {
  budget: number;
  remaining: number;
  /** Part of the budget that is in payouts which are not settled yet. */
  reserved: number;
  paid: number;
  /** Part of the budget that is on its way back to the owner's card, or there already. */
  refunded: number;
  /** The platform's fee, paid on top of the budget, without the part that was given back. */
  fee: number;
}

/** Splits a loot's budget and fee by where the money is now, in cents. */
export function lootMoney(
  { budget, remaining_budget: left, paidOut: paid }: CampaignView,
  refund: Pick<RefundView, 'status' | 'budget_part' | 'fee_part'> | undefined,
): LootMoney {
  const isTaken = refund !== undefined && SENT_REFUND_STATUSES.includes(refund.status);
  const refunded = isTaken ? Math.min(refund.budget_part, left) : 0;
  return {
    budget,
    remaining: left - refunded,
    reserved: Math.max(0, budget - left - paid),
    paid,
    refunded,
    fee: platformFeeCents(budget) - (isTaken ? refund.fee_part : 0),
  };
}

/** Returns the remaining share of a budget in percent, clamped to 0–100. */
export function remainingPercent({ budget, remaining_budget: remaining }: CampaignView): number {
  if (budget <= 0) return 0;
  return Math.min(Math.max((remaining / budget) * 100, 0), 100);
}
