import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import type { RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { refundsOfBudget, sumOf } from '../refund-parts.ts';

/** Where the money of a loot is, in cents. The first is always the sum of the next four. */
export interface LootMoney {
  budget: number;
  remaining: number;
  /** Part of the budget that is in payouts which are not settled yet. */
  reserved: number;
  paid: number;
  /** Part of the budget that is on its way back to where it was paid from, or there already, however it went. */
  refunded: number;
  /** The platform's fee, paid on top of the budget, without the part that was given back. */
  fee: number;
}

/** Splits a loot's budget and fee by where the money is now, in cents. */
export function lootMoney(
  { budget, remaining_budget: left, paidOut: paid }: CampaignView,
  refund: RefundView | undefined,
): LootMoney {
  const payments = refund ? refundsOfBudget(refund) : [];
  const refunded = Math.min(sumOf(payments, 'given_back'), left);
  return {
    budget,
    remaining: left - refunded,
    reserved: Math.max(0, budget - left - paid),
    paid,
    refunded,
    // Each payment's own: the fee of their sum is rounded once, and can be another.
    fee: refund ? sumOf(payments, 'fee_left') : platformFeeCents(budget),
  };
}

/** Returns the remaining share of a budget in percent, clamped to 0–100. */
export function remainingPercent({ budget, remaining_budget: remaining }: CampaignView): number {
  if (budget <= 0) return 0;
  return Math.min(Math.max((remaining / budget) * 100, 0), 100);
}
