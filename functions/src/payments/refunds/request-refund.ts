import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import {
  type RefundRequest,
  REFUND_ARRIVAL_BUSINESS_DAYS,
  type PaymentRefundView,
  type RefundView,
} from '@doubloon/contract/payments/refund-request.ts';
import { isTurnedDown, SENT_REFUND_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { addBusinessDays } from '@doubloon/contract/shared/days.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { caseIdOf, closeCase, getOpenCase, openCase } from '../../cases/cases.ts';
import { illegalState } from '../../platform/app-error.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import { moveRequest, withheldAfterRefusal, leftToAskFor, leftToRefund, newRefundRequest } from './refund-request.ts';
import { endSettlementCase } from './settle-refund.ts';
import { getCampaignOfCaller, getOwnCampaign } from '../../campaigns/show-campaigns.ts';
import type { Call, Handler } from '../../platform/dependencies.ts';
import { type AllFunds } from '../ledger/ledger.ts';

/** Puts a request before the admins, with why it waits for them, in the unit of work that makes it. Writes 1. */
export function openRefundCase(
  tx: Tx,
  { campaignId, campaignTitle, ownerId }: CampaignFunds,
  { id, budgetCents, feeCents }: RefundRequest,
  now: Date,
  why: string | null,
): void {
  openCase(tx, {
    kind: 'refund',
    campaignId,
    subjectId: id,
    openedBy: ownerId,
    summary: `What is left of “${campaignTitle}” is to be refunded${why === null ? '' : `: ${why}`}`,
    amountCents: budgetCents + feeCents,
    createdAt: now,
  });
}

/** Closes the case of a request that nobody has decided on in time: it is granted. Reads 1, writes 1. */
export async function grantUnflagged(
  tx: Tx,
  { fraudWarnedAt }: Pick<CampaignFunds, 'fraudWarnedAt'>,
  { id }: RefundRequest,
  now: Date,
): Promise<void> {
  const reason = fraudWarnedAt
    ? 'Granted without a review: the card’s issuer has warned of fraud'
    : 'Granted at the end of its review: nobody had flagged it';
  closeCase(tx, await getOpenCase(tx, caseIdOf('refund', id)), 'granted', { adminId: null, reason, decidedAt: now });
}

/**
 * Decides on the refund that an admin's case is about: a granted one is sent by the schedule, a refused one is not, a flagged one waits for as long as it
 * takes. Throws `illegal_state` when it is not waiting for a decision. Reads up to 11, writes 1.
 */
export async function decideRefund(
  tx: Tx,
  { campaignId, subjectId }: Pick<AdminCase, 'campaignId' | 'subjectId'>,
  {
    decision,
    reason,
    now,
  }: {
    readonly decision: 'granted' | 'refused' | 'flagged';
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  if (campaignId === null) throw new TypeError('A refund is of a loot');
  const funds = (await tx.campaignFunds.getAllOf(campaignId)).find(
    ({ refundRequest }) => refundRequest?.id === subjectId,
  );
  const request = funds?.refundRequest;
  if (!funds || request?.status !== 'requested') {
    throw illegalState('This refund does not wait for a decision any more');
  }
  const refundRequest =
    decision === 'flagged'
      ? { ...request, flagged: true }
      : moveRequest(request, decision, { decidedAt: now, decisionReason: decision === 'refused' ? reason : null });
  const withheldCents = decision === 'refused' ? withheldAfterRefusal(funds, request) : funds.withheldCents;
  tx.campaignFunds.put({ ...funds, refundRequest, withheldCents, refundCheckAt: now, updatedAt: now });
}

/** The refund of a campaign as its owner sees it, with that of each budget that was added. */
function toRefundView({ config: { flags } }: Pick<Call, 'config'>, [first, ...added]: AllFunds): RefundView {
  const holdsAlone = flags.thresholds.not_authenticated.weight >= flags.holdScore;
  const view = (funds: CampaignFunds): PaymentRefundView => ({
    ...toPaymentRefundView(funds),
    looked_at_first: holdsAlone && funds.liabilityShifted === false && funds.goesBack === null,
  });
  return { ...view(first), of_added_budget: added.map(view) };
}

/** The refund of one payment: the request, or the one to come. */
function toPaymentRefundView(funds: CampaignFunds): Omit<PaymentRefundView, 'looked_at_first'> {
  const { refundRequest: request, closedAt, refundHold } = funds;
  const isTaken = request !== null && (SENT_REFUND_STATUSES.includes(request.status) || isTurnedDown(request.status));
  const parts = isTaken ? request : leftToRefund(funds);
  const waits = closedAt !== null && (parts.budgetCents > 0 || refundHold !== null);
  // An older one that the provider has accepted without a reason is being made.
  const isPending = request?.status === 'refunding' && request.refundId !== null;
  const pendingReason = isPending ? (request.pendingReason ?? 'processing') : null;
  const settlement = request?.status === 'settled' ? funds.settlements.at(-1) : undefined;
  const sentAt = request?.status === 'refunded' ? request.refundedAt : null;
  const again = leftToAskFor(funds);
  const stillLeft = again ? again.budgetCents + again.feeCents : 0;
  return {
    campaign_id: funds.campaignId,
    paid: totalPayableCents(funds.balances.funded),
    paid_budget: funds.balances.funded,
    paid_at: funds.createdAt,
    goes_back: funds.goesBack,
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
    pending_reason: pendingReason,
    expected_by: sentAt && addBusinessDays(sentAt, REFUND_ARRIVAL_BUSINESS_DAYS),
    refunded_at: request?.refundedAt ?? null,
    failure: settlement ? null : (request?.failure?.details ?? null),
    settlement: settlement ? { reference: settlement.reference, settled_at: settlement.settledAt } : null,
    next_try_at: request?.status === 'granted' && request.failure ? funds.refundCheckAt : null,
    can_ask_again: stillLeft > 0,
    still_left: stillLeft,
    given_back: funds.balances.refunding + funds.balances.refunded,
    fee_left: funds.feeCents,
  };
}

/** Returns the refund of a campaign of the caller's, or of any campaign for admins. */
export const getRefund: Handler<'getRefund'> = async (call, { params }) => {
  const { db, caller } = call;
  const { id } = await getCampaignOfCaller(db, params.id, caller);
  return toRefundView(call, await db.campaignFunds.getAllOf(id));
};

/**
 * Requests the remaining money of a closed campaign of the caller's again. After a refusal only an admin can grant it. Throws `illegal_state` unless its last
 * refund failed, or some of it was refused, and something is left.
 */
export const requestRefund: Handler<'requestRefund'> = async (call, { params }) => {
  const { db, clock, caller } = call;
  return toRefundView(
    call,
    await unitOfWork({ db }, async (tx) => {
      const { id } = await getOwnCampaign(tx, params.id, caller);
      const [first, ...added] = await tx.campaignFunds.getAllOf(id);
      const lefts = [first, ...added].map(leftToAskFor).filter((left) => left !== null);
      if (lefts.length === 0)
        throw illegalState('A refund can be asked for again when the last one failed or was refused');
      if (lefts.every(({ budgetCents }) => budgetCents === 0)) throw illegalState('Nothing is left to refund');
      const ask = (funds: CampaignFunds) => askAgain(tx, funds, clock.now());
      return [await ask(first), ...(await Promise.all(added.map(ask)))] as const;
    }),
  );
};

/** Requests what is left of one payment again, and returns its funds then; those for which nothing can be asked stay as they are. Reads up to 1, writes up to 3. */
async function askAgain(tx: Tx, funds: CampaignFunds, now: Date): Promise<CampaignFunds> {
  const left = leftToAskFor(funds);
  if (!left || left.budgetCents === 0) return funds;
  const { refundRequest: last, withheldCents } = funds;
  const isRefused = withheldCents > 0 || last?.status === 'refused';
  const all = { ...funds, withheldCents: 0 };
  const refundRequest = { ...newRefundRequest(all, now), flagged: isRefused };
  const endLastCase = await endSettlementCase(tx, last, now);
  openRefundCase(tx, all, refundRequest, now, isRefused ? 'it was refused before' : null);
  endLastCase();
  const refundCheckAt = isRefused ? null : refundRequest.reviewBy;
  const asked = { ...all, refundRequest, refundHold: null, refundCheckAt, updatedAt: now };
  tx.campaignFunds.put(asked);
  return asked;
}
