import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { type Outcome, wasSentAgain } from '../attempts/take-step.ts';
import type { Refund } from '../provider/stripe-objects.ts';
import { bookRefundNews, bookRefundStep } from './refund-news.ts';
import { attemptOf, moveRequest } from './refund-request.ts';
import { after, CHECK_EVERY_MS } from '../attempts/attempt-timing.ts';

const HOUR_MS = 60 * 60_000;
const MAX_WAIT_HOURS = 24;

/**
 * Books how an attempt to refund ended, in one transaction. An attempt that is settled already, or was followed by another, stays as it is,
 * so that the process that sent it, the schedule and the webhook may come in any order. Reads 1, writes up to 3.
 */
export async function settleRefund(
  tx: Tx,
  {
    campaignId,
    sent,
    outcome,
    now,
  }: {
    readonly campaignId: string;
    /** The request as it was sent. */
    readonly sent: RefundRequest;
    readonly outcome: Outcome<Refund>;
    readonly now: Date;
  },
): Promise<CampaignFunds> {
  const funds = await tx.campaignFunds.get(campaignId);
  const settled = settle(tx, funds, sent, outcome, now);
  if (settled !== funds) tx.campaignFunds.put(settled);
  return settled;
}

function settle(tx: Tx, funds: CampaignFunds, sent: RefundRequest, outcome: Outcome<Refund>, now: Date): CampaignFunds {
  if (outcome.kind === 'made') return bookRefundNews(tx, funds, outcome.made, now);
  const request = funds.refundRequest;
  if (request?.status !== 'refunding' || attemptOf(request) !== attemptOf(sent)) return funds;
  if (outcome.kind === 'unresolved') return { ...funds, refundCheckAt: after(now, CHECK_EVERY_MS), updatedAt: now };
  if (wasSentAgain(request, sent)) return funds;
  const failed = { id: attemptOf(request), amount: request.budgetCents + request.feeCents, status: 'failed' } as const;
  const released = bookRefundStep(tx, funds, failed, now);
  const failure = finalFailure(funds, outcome.failure);
  const again = outcome.again && failure === null;
  const waitHours = Math.min(2 ** (request.attempt - 1), MAX_WAIT_HOURS);
  return {
    ...released,
    refundRequest: moveRequest(request, again ? 'granted' : 'failed', { failure: { ...(failure ?? outcome.failure) } }),
    refundCheckAt: again ? after(now, waitHours * HOUR_MS) : now,
    updatedAt: now,
  };
}

/** The provider never refunds a charge whose dispute was lost; one that is open is over some day. */
function finalFailure({ disputes }: CampaignFunds, { reason }: PaymentFailure): PaymentFailure | null {
  if (reason !== 'charge_disputed' || !disputes.some(({ status }) => status === 'lost')) return null;
  return {
    reason: 'dispute_lost',
    details:
      'The bank has taken back part of this payment, so the rest cannot go back to the card. Please contact support.',
  };
}
