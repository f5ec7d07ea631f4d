import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { acceptDispute, EVIDENCE_SECONDS, getDispute } from './dispute-decisions.ts';
import { DISPUTE_FEE_CENTS, moveFunds } from './dispute-funds.ts';
import { evidenceParam, noEvidence, takeEvidence } from './dispute-evidence.ts';
import { endFraudWarnings } from './fraud-warnings.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { bool, fields, metadata, optional, withMetadata } from '../requests/params.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** Ways in which a cardholder's bank comes to the platform. */
export const disputeKinds = ['chargeback', 'inquiry', 'prevented', 'blocked'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

const beginnings = {
  chargeback: { status: 'needs_response', caseType: 'chargeback', feeCents: DISPUTE_FEE_CENTS, takes: true },
  inquiry: { status: 'warning_needs_response', caseType: 'inquiry', feeCents: 0, takes: false },
  prevented: { status: 'prevented', caseType: 'resolution', feeCents: 0, takes: true },
  blocked: { status: 'prevented', caseType: 'block', feeCents: 0, takes: false },
} as const;

/**
 * Disputes a charge as a cardholder's bank does. A chargeback takes the money and a fee from the platform's balance; an inquiry takes nothing, and its charge can
 * still be refunded (https://docs.stripe.com/disputes). A prevented one never was a chargeback and is over (https://docs.stripe.com/changelog/basil/2025-08-27/add-preventions-to-dispute):
 * either it was resolved, which refunds the cardholder without a fee for the dispute (https://docs.stripe.com/disputes/verifi-beta), by a movement of the dispute and not by a refund
 * (so at https://github.com/polarsource/polar/pull/11414), or it was blocked and takes nothing. Throws when it cannot be disputed.
 */
export function openDispute(
  world: World,
  request: { charge: string; amount?: number; reason?: string; kind?: DisputeKind },
): Stripe.Dispute {
  const { kind = 'chargeback' } = request;
  const { status, caseType, feeCents, takes } = beginnings[kind];
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
      due_by: status === 'prevented' ? 0 : created + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: !takes,
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
  if (takes) moveFunds(world, dispute, -amount, feeCents);
  emit(world, 'charge.dispute.created', dispute);
  if (takes) emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Takes evidence, and hands it to the bank unless it is only staged. Countering a chargeback costs a fee, in every country but Mexico and Japan, which comes back when
 * it is won (https://support.stripe.com/questions/june-2025-pricing-updates-for-disputes, https://support.stripe.com/topics/disputes); that it is a movement of its own
 * of the platform's balance, as high as the first fee, is an assumption here. Handed in late, it is taken and not sure to be delivered (`past_due` of the pinned types). Throws when no
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
