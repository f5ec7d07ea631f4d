import {
  type CampaignFunds,
  fundsIdOf,
  type RefundParts,
  type RefundRecord,
} from '@doubloon/contract/payments/campaign-funds.ts';
import { REFUND_REVIEW_BUSINESS_DAYS, type RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import {
  isTurnedDown,
  LIVE_REFUND_STATUSES,
  refundLife,
  type RefundStatus,
} from '@doubloon/contract/payments/lifecycle.ts';
import { addBusinessDays } from '@doubloon/contract/shared/days.ts';
import { divideRounding, platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { derivedId } from '../../platform/ids.ts';
import { type BookStep, notSpent, refundEntries } from '../ledger/ledger.ts';
import { firstSend } from '../attempts/take-step.ts';

/**
 * Returns the amount of a refund of all that is left: the available money that was not refused, and its share of the platform's fee, never
 * more fee than is left of it.
 */
export function leftToRefund({
  balances,
  feeCents,
  withheldCents,
}: Pick<CampaignFunds, 'balances' | 'feeCents' | 'withheldCents'>): RefundParts {
  const budgetCents = Math.max(balances.available - withheldCents, 0);
  const charged = BigInt(platformFeeCents(balances.funded));
  const share = divideRounding(charged * BigInt(budgetCents), BigInt(balances.funded));
  return { budgetCents, feeCents: Math.min(share, feeCents), lossCents: 0 };
}

/**
 * Returns the amount that an owner can ask for again: all that is left, when the last request failed or some of it was refused; null when
 * neither, or one is on its way.
 */
export function leftToAskFor(funds: CampaignFunds): RefundParts | null {
  const { refundRequest: last, withheldCents } = funds;
  if (!last || LIVE_REFUND_STATUSES.includes(last.status)) return null;
  const isDue = isTurnedDown(last.status) || withheldCents > 0;
  return isDue ? leftToRefund({ ...funds, withheldCents: 0 }) : null;
}

/** True when more is left than a request asked for that ended without a refund. */
export function hasGrownSince(funds: CampaignFunds, { status, budgetCents }: RefundRequest): boolean {
  return leftToRefund(funds).budgetCents > (status === 'failed' ? budgetCents : 0);
}

/** Returns the amount that is kept back once a request is refused: that of the request, without money that has come free since or is paid out. */
export function withheldAfterRefusal(
  { balances, withheldCents }: CampaignFunds,
  { budgetCents }: RefundRequest,
): number {
  return Math.min(withheldCents + budgetCents, notSpent(balances));
}

/** The next request for the money of a payment: for all that is left of it now and was not refused. */
export function newRefundRequest(funds: CampaignFunds, now: Date): RefundRequest {
  const number = (funds.refundRequest?.number ?? 0) + 1;
  const { budgetCents, feeCents } = leftToRefund(funds);
  return {
    id: derivedId(REQUEST, `${fundsIdOf(funds)}:${number}`),
    number,
    ...refundLife.start('requested'),
    budgetCents,
    feeCents,
    flagged: false,
    requestedAt: now,
    // Before the bank takes it back with a fee.
    reviewBy: funds.fraudWarnedAt ? now : addBusinessDays(now, REFUND_REVIEW_BUSINESS_DAYS),
    decidedAt: null,
    decisionReason: null,
    attempt: 0,
    refundId: null,
    pendingReason: null,
    firstSentAt: null,
    lastSentAt: null,
    refundedAt: null,
    failure: null,
  };
}

/** A request in its next status. Throws for a way that it cannot go: then nothing may be written. */
export function moveRequest(
  request: RefundRequest,
  status: RefundStatus,
  changes: Partial<RefundRequest> = {},
): RefundRequest {
  return { ...request, ...changes, ...refundLife.bringTo(request, status) };
}

/** Returns the name of one attempt in the books, which is its idempotency key at the provider. */
export function attemptOf({ id, attempt }: Pick<RefundRequest, 'id' | 'attempt'>): string {
  return `${id}_${attempt}`;
}

/** How the ids of requests begin, by which their attempts are named. */
const REQUEST = 'rfd';

/** Returns the provider's id of a refund that is booked as made; null for an attempt from before the books kept these, unless it is that of the last request. */
export function providerIdOf(
  { refundRequest: request }: Pick<CampaignFunds, 'refundRequest'>,
  { id, refundId }: Pick<RefundRecord, 'id' | 'refundId'>,
): string | null {
  if (refundId !== null) return refundId;
  if (request && attemptOf(request) === id) return request.refundId;
  return id.startsWith(`${REQUEST}_`) ? null : id;
}

type SentFunds = Pick<CampaignFunds, 'refundHold' | 'refundCheckAt'> & { readonly refundRequest: RefundRequest };

/** Takes all remaining money for a new attempt of a granted request: the entries to post, and the funds' other fields afterwards. */
export function startAttempt(
  funds: CampaignFunds,
  request: RefundRequest,
  now: Date,
): { readonly step: BookStep; readonly changes: SentFunds } {
  const parts = leftToRefund(funds);
  const { budgetCents, feeCents } = parts;
  const attempt = request.attempt + 1;
  const { times, checkAt } = firstSend(now);
  const sent = { attempt, budgetCents, feeCents, refundId: null, pendingReason: null, ...times, failure: null };
  const refundRequest = moveRequest(request, 'refunding', sent);
  const id = attemptOf(refundRequest);
  return {
    step: {
      event: `${id}_refunding`,
      entries: refundEntries(parts, 'refunding'),
      refunds: [...funds.refunds, { id, refundId: null, refundedAt: null, ...refundLife.start('refunding'), ...parts }],
      feeCents: funds.feeCents - feeCents,
    },
    changes: { refundRequest, refundHold: null, refundCheckAt: checkAt },
  };
}
