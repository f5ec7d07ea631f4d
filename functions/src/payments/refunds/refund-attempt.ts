import type Stripe from 'stripe';
import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { type Outcome, wasSentAgain, after, CHECK_EVERY_MS, type Asking, type Step } from '../attempts/take-step.ts';
import { hasLostDispute } from '../ledger/freed-money.ts';
import { Refund } from '../provider/stripe-objects.ts';
import { bookRefundNews, bookRefundStep, warnOfShortage } from './refund-news.ts';
import { attemptOf, moveRequest } from './refund-request.ts';
import { openSettlementCase } from './settle-refund.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { askProvider } from '../attempts/ask-provider.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { isTurnedAway } from '../provider/provider-error.ts';

const HOUR_MS = 60 * 60_000;
const MAX_WAIT_HOURS = 24;

/**
 * Books how an attempt to refund ended, in one transaction. An attempt that is settled already, or was followed by another, stays as it is,
 * so that the process that sent it, the schedule and the webhook may come in any order. Reads 1, writes up to 4.
 */
async function settleRefund(
  tx: Tx,
  log: Dependencies['log'],
  {
    fundsId,
    sent,
    outcome,
    now,
  }: {
    readonly fundsId: string;
    /** The request as it was sent. */
    readonly sent: RefundRequest;
    readonly outcome: Outcome<Refund>;
    readonly now: Date;
  },
): Promise<void> {
  const funds = await tx.campaignFunds.get(fundsId);
  const settled = settle({ tx, log, now }, funds, sent, outcome);
  if (settled !== funds) tx.campaignFunds.put(settled);
}

function settle(
  { tx, log, now }: { readonly tx: Tx; readonly log: Dependencies['log']; readonly now: Date },
  funds: CampaignFunds,
  sent: RefundRequest,
  outcome: Outcome<Refund>,
): CampaignFunds {
  if (outcome.kind === 'made') return bookRefundNews(tx, log, funds, outcome.made, now);
  const request = funds.refundRequest;
  if (request?.status !== 'refunding' || attemptOf(request) !== attemptOf(sent)) return funds;
  if (outcome.kind === 'unresolved') return { ...funds, refundCheckAt: after(now, CHECK_EVERY_MS), updatedAt: now };
  if (wasSentAgain(request, sent)) return funds;
  const failed = { id: attemptOf(request), amount: request.budgetCents + request.feeCents, status: 'failed' } as const;
  const released = bookRefundStep(tx, funds, failed, now);
  const failure = finalFailure(funds, outcome.failure);
  const again = outcome.again && failure === null;
  const waitHours = Math.min(2 ** (request.attempt - 1), MAX_WAIT_HOURS);
  const refundRequest = moveRequest(request, again ? 'granted' : 'failed', {
    failure: { ...(failure ?? outcome.failure) },
  });
  if (!again) openSettlementCase(tx, log, funds, refundRequest, now);
  return {
    ...released,
    refundRequest,
    refundCheckAt: again ? after(now, waitHours * HOUR_MS) : now,
    updatedAt: now,
  };
}

/** The provider never refunds a charge whose dispute was lost; one that is open is over some day. */
function finalFailure(funds: CampaignFunds, { reason }: PaymentFailure): PaymentFailure | null {
  if (reason !== 'charge_disputed' || !hasLostDispute(funds)) return null;
  return {
    reason: 'dispute_lost',
    details:
      'The bank has taken back part of this payment, so the rest cannot go back to the card. Please contact support.',
  };
}

export type RefundDependencies = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'config' | 'log' | 'payables'>;

/** The step that asks the provider for a stored request's refund and settles the answer. */
export function askForRefund(
  deps: RefundDependencies,
  kind: Asking,
  request: RefundRequest,
  funds: Pick<CampaignFunds, 'campaignId' | 'fundsId' | 'chargeId' | 'fraudWarnedAt'>,
): Step<'rest' | 'again', Refund> {
  return {
    kind: 'ask',
    ask: async () => {
      const outcome = await askProvider(deps, kind, refundAttempt(deps, request, funds));
      if (outcome.kind === 'made') warnOfShortage(deps, outcome.made);
      return outcome;
    },
    settle: async (tx, outcome) => {
      await settleRefund(tx, deps.log, { fundsId: fundsIdOf(funds), sent: request, outcome, now: deps.clock.now() });
      return 'again';
    },
  };
}

function refundAttempt(
  { stripe }: RefundDependencies,
  request: RefundRequest,
  { chargeId: charge, fraudWarnedAt }: Pick<CampaignFunds, 'chargeId' | 'fraudWarnedAt'>,
): Attempt<Refund> {
  const amount = request.budgetCents + request.feeCents;
  // One attempt is asked for in the same words each time, so a warning changes only those that begin after it. The provider blocks the card of such a refund.
  const isFraud = fraudWarnedAt && request.firstSentAt && request.firstSentAt >= fraudWarnedAt;
  const refund = { charge, amount, reason: isFraud ? 'fraudulent' : 'requested_by_customer' } as const;
  return {
    key: `refund:${attemptOf(request)}`,
    metadata: { refund_request: request.id, attempt: String(request.attempt) },
    madeId: request.refundId,
    lastSentAt: request.lastSentAt,
    schema: Refund,
    create: (metadata, options) => stripe.refunds.create({ ...refund, metadata }, options),
    list: () => stripe.refunds.list({ charge, limit: 100 }),
    failureOf,
  };
}

function failureOf(error: Stripe.errors.StripeError): PaymentFailure {
  // Problems with the platform's own key are not shown to people; the log has them, with an alarm.
  const details = isTurnedAway(error) ? 'The payment provider did not take the refund. We try again.' : error.message;
  return { reason: error.code ?? error.type, details };
}
