import { LIVE_PAYOUT_STATUSES, type Payout } from '@doubloon/contract/payments/payout.ts';
import type { Tx } from '../../platform/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { move } from '../ledger/ledger.ts';
import { bookFreed } from '../disputes/loss-book.ts';
import { findPayable, payableOf, type Payable, type Payables } from './payable.ts';
import type { PaymentFailure } from '../statements/payment-refusal.ts';
import { after, CHECK_EVERY_MS } from './payout-timing.ts';
import type { FullPayout } from './payouts.store.ts';
import { recordFailure } from './record-refusal.ts';
import { withReportOf } from './reserve-payout.ts';
import type { SendOutcome } from './send-payout.ts';

export interface Settlement {
  readonly payoutId: string;
  readonly attempt: number;
  readonly outcome: SendOutcome;
  readonly now: Date;
}

/** A payout after its settlement; with what it is for when it is paid. */
export interface Settled {
  readonly payout: Payout;
  readonly payable: Payable | null;
}

type Context = Pick<Dependencies, 'log' | 'payables'>;

/**
 * Books how an attempt ended, in one transaction. An attempt that is settled already, or was followed by another, stays as it is, so that
 * the process that sent it, the resolver and the webhook may all call this in any order. Reads up to 6, writes up to 8.
 */
export async function settlePayout(
  tx: Tx,
  { log, payables }: Context,
  { payoutId, attempt, outcome, now }: Settlement,
): Promise<Settled> {
  const payout = await tx.payouts.get(payoutId);
  if (payout.attempt !== attempt || !LIVE_PAYOUT_STATUSES.includes(payout.status)) {
    if (outcome.kind === 'paid' && !(payout.attempt === attempt && payout.transferId === outcome.transferId)) {
      const { status, transferId } = payout;
      log.error(
        { payoutId, attempt, transfer: outcome.transferId, status, booked: transferId },
        'a transfer that is not in the books',
      );
    }
    const isPaid = payout.status === 'paid';
    return { payout, payable: isPaid ? await findPayable(payables, tx, payableOf(payout)) : null };
  }
  switch (outcome.kind) {
    case 'unresolved':
      return { payout: markUnresolved(tx, payout, now), payable: null };
    case 'failed':
      return { payout: await bookFailure(tx, payables, payout, outcome.failure, now), payable: null };
    case 'paid':
      return bookPayment(tx, payables, payout, outcome.transferId, now);
  }
}

function markUnresolved(tx: Tx, payout: FullPayout, now: Date): Payout {
  const unresolved: FullPayout = {
    ...payout,
    status: 'unresolved',
    checkAt: after(now, CHECK_EVERY_MS),
    updatedAt: now,
  };
  tx.payouts.put(unresolved);
  return unresolved;
}

async function bookFailure(
  tx: Tx,
  payables: Payables,
  payout: FullPayout,
  failure: PaymentFailure,
  now: Date,
): Promise<Payout> {
  const { campaignFunds, applicationFunds, payable } = await readSettled(tx, payables, payout);
  const attempt = `${payout.id}_${payout.attempt}`;
  const release = move('reserved', 'available', payout.amountCents);
  const event = { event: `${attempt}_released`, subjectId: payout.id, entries: release };
  const released = tx.ledgerGroups.post(campaignFunds, event, now);
  const freed = { event: attempt, subjectId: payout.id };
  tx.campaignFunds.put(bookFreed(tx, released, freed, now));
  tx.applicationFunds.put({ ...applicationFunds, livePayoutId: null, updatedAt: now });
  // Also when nobody waits for the answer any more: the schedule finds an application's payment by its problem.
  const triedUntil = recordFailure(tx, payable, failure, { now, ofPayout: true });
  const failed: FullPayout = {
    ...payout,
    status: 'failed',
    failure: { ...failure, triedUntil },
    checkAt: null,
    updatedAt: now,
  };
  tx.payouts.put(failed);
  return failed;
}

async function bookPayment(
  tx: Tx,
  payables: Payables,
  payout: FullPayout,
  transferId: string,
  now: Date,
): Promise<Settled> {
  const { campaignFunds, applicationFunds, payable } = await readSettled(tx, payables, payout);
  const event = {
    event: `${payout.id}_${payout.attempt}_paid`,
    subjectId: transferId,
    entries: move('reserved', 'paid', payout.amountCents),
  };
  tx.campaignFunds.put(tx.ledgerGroups.post(campaignFunds, event, now));
  tx.applicationFunds.put({
    ...applicationFunds,
    posts: payable ? withReportOf(applicationFunds, payable) : applicationFunds.posts,
    paidCents: applicationFunds.paidCents + payout.amountCents,
    livePayoutId: null,
    updatedAt: now,
  });
  const paid: FullPayout = { ...payout, status: 'paid', transferId, failure: null, checkAt: null, updatedAt: now };
  tx.payouts.put(paid);
  const { feedback } = payout;
  return {
    payout: paid,
    payable: payable && !payable.isApproved ? payable.approve(tx, { feedback, now }) : payable,
  };
}

/** What an end of a live payout changes. */
async function readSettled(tx: Tx, payables: Payables, payout: Payout) {
  const { id, campaignId, applicationId } = payout;
  const campaignFunds = await tx.campaignFunds.get(campaignId);
  const applicationFunds = await tx.applicationFunds.find(applicationId);
  if (applicationFunds?.livePayoutId !== id) throw new Error(`The payout ${id} is not the live one of its application`);
  return { campaignFunds, applicationFunds, payable: await findPayable(payables, tx, payableOf(payout)) };
}
