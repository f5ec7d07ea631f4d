import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { REFUND_ARRIVAL_BUSINESS_DAYS, type RefundView } from '@doubloon/contract/payments/refund-request.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { addBusinessDays } from '@doubloon/contract/shared/days.ts';
import { isTurnedDown, SENT_REFUND_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { leftToAskFor, leftToRefund } from './refund-request.ts';

/** The refund of a campaign as its owner sees it: the request, or what there would be. */
export function toRefundView(funds: CampaignFunds): RefundView {
  const { refundRequest: request, closedAt, refundHold } = funds;
  const isTaken = request !== null && (SENT_REFUND_STATUSES.includes(request.status) || isTurnedDown(request.status));
  const parts = isTaken ? request : leftToRefund(funds);
  const waits = closedAt !== null && (parts.budgetCents > 0 || refundHold !== null);
  const sentAt = isTaken ? request.firstSentAt : null;
  const again = leftToAskFor(funds);
  const stillLeft = again ? again.budgetCents + again.feeCents : 0;
  return {
    campaign_id: funds.campaignId,
    status: request?.status ?? (waits ? 'waiting' : 'none'),
    waits_for: isTaken ? null : refundHold,
    amount: parts.budgetCents + parts.feeCents,
    budget_part: parts.budgetCents,
    fee_part: parts.feeCents,
    currency: CURRENCY,
    requested_at: request?.requestedAt ?? null,
    review_by: request?.reviewBy ?? null,
    under_review: request?.status === 'requested' && request.flagged,
    decided_at: request?.decidedAt ?? null,
    reason: request?.decisionReason ?? null,
    sent_at: sentAt,
    expected_by: sentAt && addBusinessDays(sentAt, REFUND_ARRIVAL_BUSINESS_DAYS),
    refunded_at: request?.refundedAt ?? null,
    failure: request?.failure?.details ?? null,
    next_try_at: request?.status === 'granted' && request.failure ? funds.refundCheckAt : null,
    can_ask_again: stillLeft > 0,
    still_left: stillLeft,
  };
}
