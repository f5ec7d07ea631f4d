import type Stripe from 'stripe';
import { expandParam, page } from '../requests/api-list.ts';
import { findMovement, move } from '../balances/balance.ts';
import { noSuch, refused } from '../shared/errors.ts';
import { chargeListParams, matchingCharge } from '../requests/charge-list.ts';
import { noEvidence } from './dispute-evidence.ts';
import { emit } from '../events/events.ts';
import { newId } from '../shared/ids.ts';
import { formatCents } from '../shared/money-format.ts';
import { operation } from '../requests/operation.ts';
import { fields } from '../requests/params.ts';
import { nowSeconds, type World } from '../world/world.ts';

const DISPUTE_FEE_CENTS = 1500;
const EVIDENCE_SECONDS = 9 * 24 * 60 * 60;

/** Disputes a charge as a cardholder's bank does: the money and a fee leave the platform's balance. Throws when it cannot be disputed. */
export function openDispute(
  world: World,
  request: { charge: string; amount?: number; reason?: string },
): Stripe.Dispute {
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
  const movement = findMovement(
    world,
    move(world, null, { type: 'adjustment', amount: -amount, feeCents: DISPUTE_FEE_CENTS, source: id }),
  );
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: movement ? [movement] : [],
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
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: request.reason ?? 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  world.store.state.disputes.set(id, dispute);
  emit(world, 'charge.dispute.created', dispute);
  emit(world, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Decides a dispute; a won one brings the money (not the fee) back. Throws when there is none or it is decided. */
export function closeDispute(world: World, id: string, status: 'lost' | 'won'): Stripe.Dispute {
  const dispute = getDispute(world, id);
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw refused(`Dispute ${id} is already ${dispute.status}.`);
  dispute.status = status;
  if (status === 'won') {
    const movement = findMovement(world, move(world, null, { type: 'adjustment', amount: dispute.amount, source: id }));
    if (movement) dispute.balance_transactions.push(movement);
  }
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
