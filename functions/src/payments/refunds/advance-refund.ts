import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { RefundRequest } from '@doubloon/contract/payments/refund-request.ts';
import { unitOfWork, type Tx } from '../../platform/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bookStep } from '../ledger/book-step.ts';
import type { Payables } from '../payouts/payable.ts';
import { NOT_RECEIVED } from '../statements/payment-refusal.ts';
import { after, CHECK_EVERY_MS, QUIET_PERIOD_MS, REPLAY_FOR_MS } from '../payouts/payout-timing.ts';
import { grantUnflagged, openRefundCase } from './refund-case.ts';
import { findRefundHold } from './refund-hold.ts';
import { FOLLOW_EVERY_MS } from './refund-news.ts';
import { hasGrownSince, leftToRefund, moveRequest, newRefundRequest, startAttempt } from './refund-request.ts';
import { findRefund, sendRefund, type RefundOutcome } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

type Context = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log' | 'payables'>;

/** Time between two looks at a closed campaign whose money something still holds. */
const HELD_CHECK_MS = 60 * 60_000;

/** What is to be done next: nothing for now, look again at once, or ask the provider. */
type Step = { readonly kind: 'rest' } | { readonly kind: 'again' } | Question;

interface Question {
  readonly kind: 'send' | 'replay' | 'look';
  readonly request: RefundRequest;
  readonly chargeId: string;
}

const REST = { kind: 'rest' } as const;
const AGAIN = { kind: 'again' } as const;
/** Requested, granted, sent, and what is left looked at once more. */
const STEPS_AT_MOST = 5;

/**
 * Takes the refund of a closed campaign as far as it goes now: asks for what is left once nothing can claim it, grants it when its review
 * is over, sends it, or finds out what became of it. Throws what the provider's client throws when it cannot be asked.
 */
export async function advanceRefund(deps: Context, campaignId: string): Promise<void> {
  const { db, clock } = deps;
  for (let steps = 0; steps < STEPS_AT_MOST; steps += 1) {
    const step = await unitOfWork({ db }, (tx) => takeStep(tx, deps.payables, campaignId, clock.now()));
    if (step.kind === 'rest') return;
    if (step.kind === 'again') continue;
    const outcome = await askProvider(deps, step);
    const settlement = { campaignId, sent: step.request, outcome, now: clock.now() };
    await unitOfWork({ db }, (tx) => settleRefund(tx, settlement));
  }
}

async function takeStep(tx: Tx, payables: Payables, campaignId: string, now: Date): Promise<Step> {
  const funds = await tx.campaignFunds.get(campaignId);
  const { closedAt, refundCheckAt, refundRequest: request } = funds;
  if (!closedAt || !refundCheckAt || refundCheckAt > now) return REST;
  const put = (changes: Partial<CampaignFunds>, step: Step): Step => {
    tx.campaignFunds.put({ ...funds, ...changes, updatedAt: now });
    return step;
  };
  if (request?.status === 'refunding') return followUp(funds, request, now, put);
  // What was refused or sent back is for people to decide on; what has come free since is asked for by itself.
  const isOver = request?.status === 'refused' || request?.status === 'failed';
  if (isOver && !hasGrownSince(funds, request)) return put({ refundCheckAt: null }, REST);
  if (request?.status === 'requested' && (request.flagged || request.reviewBy > now)) {
    return put({ refundCheckAt: request.flagged ? null : request.reviewBy }, REST);
  }
  const isAsked = request?.status === 'requested' || request?.status === 'granted';
  const hold = await findRefundHold(tx, payables, funds, now);
  if (hold) return put({ refundHold: hold, refundCheckAt: after(now, HELD_CHECK_MS) }, REST);
  if (leftToRefund(funds).budgetCents === 0) {
    if (request?.status === 'requested') await grantUnflagged(tx, request, now);
    const lapsed = isAsked ? { refundRequest: moveRequest(request, 'lapsed') } : {};
    return put({ ...lapsed, refundHold: null, refundCheckAt: null }, REST);
  }
  if (!isAsked) {
    const refundRequest = newRefundRequest(funds, now);
    openRefundCase(tx, funds, refundRequest, now);
    return put({ refundRequest, refundHold: null, refundCheckAt: refundRequest.reviewBy }, REST);
  }
  if (request.status === 'requested') {
    await grantUnflagged(tx, request, now);
    return put({ refundRequest: moveRequest(request, 'granted', { decidedAt: now }), refundCheckAt: now }, AGAIN);
  }
  const { step, changes } = startAttempt(funds, request, now);
  const sent = { ...bookStep(tx, funds, step, request.id, now), ...changes };
  tx.campaignFunds.put(sent);
  return { kind: 'send', request: sent.refundRequest ?? request, chargeId: funds.chargeId };
}

/** A refund that was sent: by the process that is at it, which has died when its lease has run out. */
function followUp(
  { chargeId }: CampaignFunds,
  request: RefundRequest,
  now: Date,
  put: (changes: Partial<CampaignFunds>, step: Step) => Step,
): Step {
  const { refundId, firstSentAt } = request;
  const replays = refundId === null && firstSentAt !== null && now < after(firstSentAt, REPLAY_FOR_MS);
  const looked = replays ? { ...request, lastSentAt: now } : request;
  // One that the provider has taken tells by events; looking is for those that are lost.
  const nextLook = after(now, refundId === null ? CHECK_EVERY_MS : FOLLOW_EVERY_MS);
  const changes = { refundRequest: looked, refundCheckAt: nextLook };
  return put(changes, { kind: replays ? 'replay' : 'look', request: looked, chargeId });
}

async function askProvider(deps: Context, { kind, request, chargeId }: Question): Promise<RefundOutcome> {
  if (kind !== 'look') {
    const outcome = await sendRefund(deps, request, chargeId, { isReplay: kind === 'replay' });
    if (kind === 'send' || outcome.kind !== 'unresolved') return outcome;
  }
  const refund = await findRefund(deps, request, chargeId);
  if (refund) return { kind: 'told', refund };
  if (request.refundId !== null) throw new Error(`The provider does not show its refund ${request.refundId}`);
  const isQuiet = request.lastSentAt !== null && after(request.lastSentAt, QUIET_PERIOD_MS) <= deps.clock.now();
  return isQuiet ? { kind: 'failed', failure: NOT_RECEIVED, again: true } : { kind: 'unresolved' };
}
