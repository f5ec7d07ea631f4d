import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { findMovement, move } from '../balances/balance.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { evidenceParam, noEvidence, takeEvidence } from './dispute-evidence.ts';
import { endFraudWarnings } from './fraud-warnings.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { bool, fields, metadata, optional, withMetadata } from '../requests/params.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

const DISPUTE_FEE_CENTS = 1500;
const EVIDENCE_SECONDS = 9 * 24 * 60 * 60;

/** Ways in which a cardholder's bank comes to the platform. */
export const disputeKinds = ['chargeback', 'inquiry', 'prevented'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

const beginnings = {
  chargeback: { status: 'needs_response', caseType: 'chargeback', feeCents: DISPUTE_FEE_CENTS },
  inquiry: { status: 'warning_needs_response', caseType: 'inquiry', feeCents: 0 },
  prevented: { status: 'prevented', caseType: 'resolution', feeCents: 0 },
} as const;

/**
 * Disputes a charge as a cardholder's bank does. A chargeback takes the money and a fee from the platform's balance; an inquiry takes nothing, and its charge can
 * still be refunded (https://docs.stripe.com/disputes); a prevented one has given the money back and is over, without a fee
 * (https://docs.stripe.com/changelog/basil/2025-08-27/add-preventions-to-dispute). Throws when it cannot be disputed.
 */
export function openDispute(
  world: World,
  request: { charge: string; amount?: number; reason?: string; kind?: DisputeKind },
): Stripe.Dispute {
  const { kind = 'chargeback' } = request;
  const { status, caseType, feeCents } = beginnings[kind];
  const charge = world.store.state.charges.get(request.charge);
  if (!charge) throw noSuch('charge', request.charge, 'charge');
  const amount = request.amount ?? charge.amount - charge.amount_refunded;
  // PayNow knows no disputes (https://stripe.com/docs/payments/paynow).
  const isDisputable = charge.payment_method_details?.type !== 'paynow';
  if (charge.status !== 'succeeded' || charge.disputed || !isDisputable)
    throw refused(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' });
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > charge.amount) {
    throw refused(`A dispute of ${charge.id} is between S$0.01 and ${formatCents(charge.amount)}.`, {
      param: 'amount',
    });
  }
  const created = nowSeconds(world);
  const id = newId('dp');
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      // 0 says that no answer is possible (https://docs.stripe.com/api/disputes/object#dispute_object-evidence_details-due_by).
      due_by: kind === 'prevented' ? 0 : created + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: kind === 'inquiry',
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: caseType, network: 'visa', network_reason_code: null },
    },
    reason: request.reason ?? 'fraudulent',
    status,
  };
  charge.disputed = true;
  endFraudWarnings(world, charge);
  world.store.state.disputes.set(id, dispute);
  if (kind !== 'inquiry') moveFunds(world, dispute, -amount, feeCents);
  emit(world, 'charge.dispute.created', dispute);
  if (kind !== 'inquiry') emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

function moveFunds(world: World, dispute: Stripe.Dispute, amount: number, feeCents: number): void {
  const made = move(world, null, { type: 'adjustment', amount, feeCents, source: dispute.id });
  const movement = findMovement(world, made);
  if (movement) dispute.balance_transactions.push(movement);
}

/** Makes a chargeback of an inquiry: the money and the fee are withdrawn. Throws when it is none, or its charge was refunded meanwhile. */
export function escalateDispute(world: World, id: string): Stripe.Dispute {
  const dispute = getDispute(world, id);
  if (!isInquiry(dispute)) throw refused(`Dispute ${id} is no inquiry.`);
  const charge = world.store.state.charges.get(idOf(dispute.charge));
  if (!charge || charge.amount - charge.amount_refunded < dispute.amount)
    throw refused(`The charge of dispute ${id} has been refunded.`);
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  moveFunds(world, dispute, -dispute.amount, DISPUTE_FEE_CENTS);
  emit(world, 'charge.dispute.updated', dispute);
  emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const isInquiry = ({ status }: Stripe.Dispute) =>
  status === 'warning_needs_response' || status === 'warning_under_review';

const OPEN: readonly Stripe.Dispute['status'][] = ['needs_response', 'under_review'];
const APPEALED: readonly Stripe.Dispute['status'][] = ['appeal_needs_response', 'appeal_under_review'];

/** The fee for countering a dispute that is kept so far: what was kept besides the fee for receiving it. */
function counteredFeeOf({ balance_transactions: movements }: Stripe.Dispute): number {
  return Math.max(0, movements.reduce((sum, { fee }) => sum + fee, 0) - DISPUTE_FEE_CENTS);
}

/**
 * Takes evidence, and hands it to the bank unless it is only staged. Countering a chargeback costs a fee, in every country but Mexico and Japan, which comes back when
 * it is won (https://support.stripe.com/questions/june-2025-pricing-updates-for-disputes, https://support.stripe.com/topics/disputes); that it is a movement of its own
 * of the dispute, as high as the first fee, is an assumption here. Handed in late, it is taken and not sure to be delivered (`past_due` of the pinned types). Throws when no
 * evidence is wanted.
 */
function updateDispute(world: World, id: string, request: Update): Stripe.Dispute {
  const dispute = getDispute(world, id);
  dispute.metadata = withMetadata(dispute.metadata, request.metadata);
  if (request.evidence !== undefined || request.submit !== undefined) {
    const next = UNDER_REVIEW[dispute.status];
    if (!next) throw refused(`Dispute ${id} is ${dispute.status} and takes no evidence.`, { param: 'evidence' });
    takeEvidence(dispute, request.evidence ?? {});
    if (request.submit ?? true) {
      const { evidence_details: details } = dispute;
      details.submission_count += 1;
      details.submission_method = 'manual';
      details.past_due = nowSeconds(world) > (details.due_by ?? 0);
      if (dispute.status === 'needs_response') moveFunds(world, dispute, 0, DISPUTE_FEE_CENTS);
      dispute.status = next;
    }
  }
  emit(world, 'charge.dispute.updated', dispute);
  return dispute;
}

/** Statuses that follow once the bank has the evidence; an appeal takes evidence of another kind. */
const UNDER_REVIEW: Readonly<Record<string, Stripe.Dispute['status']>> = {
  needs_response: 'under_review',
  warning_needs_response: 'warning_under_review',
};

const updateParams = fields({
  ...expandParam,
  evidence: optional(evidenceParam),
  metadata: optional(metadata),
  submit: optional(bool),
});
type Update = ReturnType<typeof updateParams>;

/**
 * Decides a dispute; a won one brings the money and the fee for countering it (not that for receiving it) back, an inquiry closes without any. A bank may decide again: the issuer rejects what had won
 * (pre-arbitration), or the payer withdraws what was lost. Stripe names the stages (https://docs.stripe.com/disputes/arbitration,
 * https://docs.stripe.com/disputes/withdrawing) and not the status after them; that the same dispute changes it is an assumption here. Throws when there is
 * no such dispute, or it cannot be decided so.
 */
export function closeDispute(world: World, id: string, status: 'lost' | 'warning_closed' | 'won'): Stripe.Dispute {
  const dispute = getDispute(world, id);
  const opposite = status === 'won' ? 'lost' : 'won';
  const isDecidable =
    status === 'warning_closed'
      ? isInquiry(dispute)
      : [...OPEN, ...APPEALED, opposite].some((from) => from === dispute.status);
  if (!isDecidable) throw refused(`Dispute ${id} is ${dispute.status} and cannot be ${status}.`);
  const withdrawn = -dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  dispute.status = status;
  const returned = status === 'won' ? withdrawn : status === 'lost' ? withdrawn - dispute.amount : 0;
  const feeCents = status === 'won' ? -counteredFeeOf(dispute) : 0;
  if (returned !== 0) moveFunds(world, dispute, returned, feeCents);
  emit(world, 'charge.dispute.closed', dispute);
  if (returned !== 0)
    emit(world, returned > 0 ? 'charge.dispute.funds_reinstated' : 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * A lost dispute may be appealed: it waits for what the platform says to it, and is then decided again
 * (https://docs.stripe.com/changelog/endive/2026-10-28/evidence-submission-appeal-dispute-decisions). Throws when it was not lost.
 */
export function offerAppeal(world: World, id: string): Stripe.Dispute {
  const dispute = getDispute(world, id);
  if (dispute.status !== 'lost') throw refused(`Dispute ${id} is ${dispute.status} and cannot be appealed.`);
  dispute.status = 'appeal_needs_response';
  dispute.evidence_details.due_by = nowSeconds(world) + EVIDENCE_SECONDS;
  emit(world, 'charge.dispute.updated', dispute);
  return dispute;
}

/** The platform gives up: an open dispute is lost. Throws when it is not open. */
function acceptDispute(world: World, id: string): Stripe.Dispute {
  const { status } = getDispute(world, id);
  if (!OPEN.includes(status)) throw refused(`Dispute ${id} is ${status} and cannot be closed.`);
  return closeDispute(world, id, 'lost');
}

function getDispute(world: World, id: string): Stripe.Dispute {
  const dispute = world.store.state.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

/** GET /v1/disputes, POST with evidence, and POST close, with which the platform accepts a loss. */
export const disputeOperations = [
  operation({ name: 'disputes.list', method: 'GET', path: '/v1/disputes' }, chargeListParams, (world, { params }) =>
    page(matchingCharge(world.store.state.disputes.values(), params), params, '/v1/disputes'),
  ),
  operation(
    { name: 'disputes.retrieve', method: 'GET', path: '/v1/disputes/:id' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => getDispute(world, id),
  ),
  operation(
    { name: 'disputes.update', method: 'POST', path: '/v1/disputes/:id' },
    updateParams,
    (world, { ids: { id = '' }, params }) => updateDispute(world, id, params),
  ),
  operation(
    { name: 'disputes.close', method: 'POST', path: '/v1/disputes/:id/close' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => acceptDispute(world, id),
  ),
];
