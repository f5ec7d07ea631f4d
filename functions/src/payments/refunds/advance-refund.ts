import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { isTurnedDown, refundLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { Tx } from '../../platform/database/database.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';
import { nextLook, type Step, takeStep, after, CHECK_EVERY_MS } from '../attempts/take-step.ts';
import type { Refund } from '../provider/stripe-objects.ts';
import { askForRefund, type RefundDependencies } from './refund-attempt.ts';
import { grantUnflagged, openRefundCase } from './request-refund.ts';
import { findRefundHold } from './refund-hold.ts';
import { findRepeatedRefunds } from './repeated-refunds.ts';
import { FOLLOW_EVERY_MS } from './refund-news.ts';
import { endSettlementCase } from './settle-refund.ts';
import { hasGrownSince, leftToRefund, moveRequest, newRefundRequest, startAttempt } from './refund-request.ts';

/** Time between two looks at a closed campaign whose money something still holds. */
const HELD_CHECK_MS = 60 * 60_000;

/** Steps of one run: requested, granted, sent, and a look at the rest. */
const MAX_STEPS = 5;

type RefundStep = Step<'rest' | 'again', Refund>;

const REST: RefundStep = { kind: 'done', result: 'rest' };
const AGAIN: RefundStep = { kind: 'done', result: 'again' };

/**
 * Takes the refund of a payment for a closed campaign as far as it goes now: requests it once nothing can claim the money, grants it when its review is over, sends it, or
 * looks for its result. Throws the client's error when the look fails.
 */
export async function advanceRefund(deps: RefundDependencies, fundsId: string): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if ((await takeStep(deps, (tx) => decideStep(tx, deps, fundsId))) === 'rest') return;
  }
}

async function decideStep(tx: Tx, deps: RefundDependencies, fundsId: string): Promise<RefundStep> {
  const now = deps.clock.now();
  const funds = await tx.campaignFunds.get(fundsId);
  const { closedAt, refundCheckAt, refundRequest: request } = funds;
  if (!closedAt || !refundCheckAt || refundCheckAt > now) return REST;
  const put = (changes: Partial<CampaignFunds>, step: RefundStep): RefundStep => {
    tx.campaignFunds.put({ ...funds, ...changes, updatedAt: now });
    return step;
  };
  if (request?.status === 'refunding') {
    const { kind, times } = nextLook(request, request.refundId, { now });
    const refundRequest = { ...request, ...times };
    // One that the provider has taken tells by events; looking is for those that are lost.
    const nextLookAt = after(now, request.refundId === null ? CHECK_EVERY_MS : FOLLOW_EVERY_MS);
    return put({ refundRequest, refundCheckAt: nextLookAt }, askForRefund(deps, kind, refundRequest, funds));
  }
  // People decide on money that was refused or sent back; money that has come free since is asked for by itself.
  if (request && isTurnedDown(request.status) && !hasGrownSince(funds, request))
    return put({ refundCheckAt: null }, REST);
  if (request?.status === 'requested' && (request.flagged || !refundLife.isDue(request, 'grant', now))) {
    return put({ refundCheckAt: request.flagged ? null : request.reviewBy }, REST);
  }
  const isAsked = request !== null && refundLife.can(request.status, 'lapse');
  const hold = await findRefundHold(tx, deps.payables, funds, now);
  if (hold) return put({ refundHold: hold, refundCheckAt: after(now, HELD_CHECK_MS) }, REST);
  if (leftToRefund(funds).budgetCents === 0) {
    if (request?.status === 'requested') await grantUnflagged(tx, funds, request, now);
    const lapsed = isAsked ? { refundRequest: moveRequest(request, 'lapsed') } : {};
    return put({ ...lapsed, refundHold: null, refundCheckAt: null }, REST);
  }
  if (!isAsked) {
    const repeated = await findRepeatedRefunds(tx, deps, funds);
    const refundRequest = { ...newRefundRequest(funds, now), flagged: repeated !== null };
    const endLastCase = await endSettlementCase(tx, request, now);
    openRefundCase(tx, funds, refundRequest, now, repeated);
    endLastCase();
    const next = repeated === null && refundRequest.reviewBy <= now ? AGAIN : REST;
    const refundCheckAt = repeated === null ? refundRequest.reviewBy : null;
    return put({ refundRequest, refundHold: null, refundCheckAt }, next);
  }
  if (request.status === 'requested') {
    await grantUnflagged(tx, funds, request, now);
    return put({ refundRequest: moveRequest(request, 'granted', { decidedAt: now }), refundCheckAt: now }, AGAIN);
  }
  const { step, changes } = startAttempt(funds, request, now);
  tx.campaignFunds.put({ ...tx.ledgerGroups.book(funds, step, request.id, now), ...changes });
  return askForRefund(deps, 'send', changes.refundRequest, funds);
}

/** The scheduled job that brings refunds of closed campaigns forward, those longest overdue first. */
export async function settleRefunds(deps: RefundDependencies & JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const toCheck = allDue({
    items: db.campaignFunds.eachIdToCheck(clock.now()),
    idOf: (fundsId) => fundsId,
    async handle(fundsId) {
      await advanceRefund(deps, fundsId);
      log.info({ fundsId }, 'refund looked at');
    },
    failed: (fundsId, error) => {
      log.error({ fundsId, err: error }, 'refund not brought forward');
    },
  });
  await untilDone(deps, [toCheck]);
}
