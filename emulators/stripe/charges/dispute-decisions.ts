import type Stripe from 'stripe';
import { noSuch, refused } from '../shared/errors.ts';
import { counteredFeeCents, DISPUTE_FEE_CENTS, moveFunds, withdrawnCents } from './dispute-funds.ts';
import { emit } from '../events/events.ts';
import { idOf } from '../shared/reference.ts';
import { nowSeconds, type World } from '../world/world.ts';

/** Seconds for which a bank waits for evidence. */
export const EVIDENCE_SECONDS = 9 * 24 * 60 * 60;

/**
 * Makes a chargeback of an inquiry: the money and the fee are withdrawn, and the bank waits for an answer again, from then on ("Once the chargeback is created, you have a limited
 * amount of time (usually 7–21 days) to respond with evidence", https://stripe.com/docs/disputes). Throws when it is none, or its charge was refunded meanwhile.
 */
export function escalateDispute(world: World, id: string): Stripe.Dispute {
  const dispute = getDispute(world, id);
  if (!isInquiry(dispute)) throw refused(`Dispute ${id} is no inquiry.`);
  const charge = world.store.state.charges.get(idOf(dispute.charge));
  if (!charge || charge.amount - charge.amount_refunded < dispute.amount)
    throw refused(`The charge of dispute ${id} has been refunded.`);
  dispute.status = 'needs_response';
  dispute.evidence_details.due_by = nowSeconds(world) + EVIDENCE_SECONDS;
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
  const withdrawn = withdrawnCents(world, dispute);
  dispute.status = status;
  const returned = status === 'won' ? withdrawn : status === 'lost' ? withdrawn - dispute.amount : 0;
  const feeCents = status === 'won' ? -counteredFeeCents(world, dispute) : 0;
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

/**
 * The platform's people answer an appeal, in a form of its own (`evidence.appeal` of the pinned types): the bank looks at it. Throws when the bank waits for no answer.
 */
export function answerAppeal(world: World, id: string): Stripe.Dispute {
  const dispute = getDispute(world, id);
  if (dispute.status !== 'appeal_needs_response') throw refused(`Dispute ${id} is ${dispute.status}, not appealed.`);
  dispute.status = 'appeal_under_review';
  dispute.evidence.appeal = { card: { reason_for_filing: 'The bank has overlooked the evidence' } };
  dispute.evidence_details.submission_count += 1;
  emit(world, 'charge.dispute.updated', dispute);
  return dispute;
}

/**
 * Keeps another fee for a dispute, or gives one back where it is negative, and tells nobody: Stripe says when it takes its fees
 * (https://support.stripe.com/questions/june-2025-pricing-updates-for-disputes), and names no event for that alone. Throws when there is no such dispute.
 */
export function keepDisputeFee(world: World, id: string, feeCents: number): Stripe.Dispute {
  const dispute = getDispute(world, id);
  moveFunds(world, dispute, 0, feeCents);
  return dispute;
}

/**
 * Closes the inquiries about a charge that was refunded in full, without a fee: "refund the payment in full. This marks the inquiry or retrieval as resolved"
 * (https://stripe.com/docs/disputes). Its status is then `warning_closed`, as others have seen it
 * (https://github.com/Automattic/woocommerce-payments/pull/738).
 */
export function endInquiries(world: World, charge: Stripe.Charge): void {
  const { disputes, refunds } = world.store.state;
  const isGivenBack =
    charge.refunded && !refunds.values().some((one) => one.charge === charge.id && one.status === 'pending');
  if (!isGivenBack) return;
  for (const dispute of disputes.values())
    if (dispute.charge === charge.id && isInquiry(dispute)) closeDispute(world, dispute.id, 'warning_closed');
}

/** The platform gives up: an open dispute is lost. Throws when it is not open. */
export function acceptDispute(world: World, id: string): Stripe.Dispute {
  const { status } = getDispute(world, id);
  if (!OPEN.includes(status)) throw refused(`Dispute ${id} is ${status} and cannot be closed.`);
  return closeDispute(world, id, 'lost');
}

export function getDispute(world: World, id: string): Stripe.Dispute {
  const dispute = world.store.state.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}
