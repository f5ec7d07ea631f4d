import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { findMovement, move } from '../balances/balance.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { noEvidence } from './dispute-evidence.ts';
import { endFraudWarnings } from './fraud-warnings.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields } from '../requests/params.ts';
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
  if (charge.status !== 'succeeded' || charge.disputed)
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
      due_by: created + EVIDENCE_SECONDS,
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

/** Decides a dispute; a won one brings the money (not the fee) back, an inquiry closes without any. Throws when there is none or it is decided. */
export function closeDispute(world: World, id: string, status: 'lost' | 'warning_closed' | 'won'): Stripe.Dispute {
  const dispute = getDispute(world, id);
  const isOpen = status === 'warning_closed' ? isInquiry(dispute) : OPEN.includes(dispute.status);
  if (!isOpen) throw refused(`Dispute ${id} is ${dispute.status} and cannot be ${status}.`);
  dispute.status = status;
  if (status === 'won') moveFunds(world, dispute, dispute.amount, 0);
  emit(world, 'charge.dispute.closed', dispute);
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function getDispute(world: World, id: string): Stripe.Dispute {
  const dispute = world.store.state.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

/** GET /v1/disputes, and POST close, with which the platform accepts a loss. */
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
    { name: 'disputes.close', method: 'POST', path: '/v1/disputes/:id/close' },
    fields(expandParam),
    (world, { ids: { id = '' } }) => closeDispute(world, id, 'lost'),
  ),
];
