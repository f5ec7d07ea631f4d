import { LIVE_PAYOUT_STATUSES, type Payout } from '@doubloon/contract/payments/payout.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Dependencies } from '../platform/dependencies.ts';
import { findApplicationFunds, putApplicationFunds } from './application-funds.store.ts';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';
import { move } from './ledger.ts';
import { postGroup } from './ledger.store.ts';
import { bookFreed } from './loss-book.ts';
import { noteFailure } from './note-refusal.ts';
import type { PaymentFailure } from './payment-refusal.ts';
import { CHECK_EVERY_MS, after } from './payout-timing.ts';
import { approveSubject, isApproved, readSubject, subjectRefOf, type PayoutSubject } from './payout-subject.ts';
import { getPayout, putPayout, type FullPayout } from './payouts.store.ts';
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
  readonly subject: PayoutSubject | null;
}

type Context = Pick<Dependencies, 'db' | 'log'>;

/**
 * Books how an attempt ended, in one transaction. An attempt that is settled already, or was followed by another, stays as it is, so that
 * the process that sent it, the resolver and the webhook may all call this in any order. Reads up to 6, writes up to 8.
 */
export async function settlePayout(
  transaction: Transaction,
  { db, log }: Context,
  { payoutId, attempt, outcome, now }: Settlement,
): Promise<Settled> {
  const payout = await getPayout(db, payoutId, transaction);
  if (payout.attempt !== attempt || !LIVE_PAYOUT_STATUSES.includes(payout.status)) {
    if (outcome.kind === 'paid' && !(payout.attempt === attempt && payout.transferId === outcome.transferId)) {
      const { status, transferId } = payout;
      log.error(
        { payoutId, attempt, transfer: outcome.transferId, status, booked: transferId },
        'a transfer that is not in the books',
      );
    }
    const isPaid = payout.status === 'paid';
    return { payout, subject: isPaid ? await readSubject(transaction, db, subjectRefOf(payout)) : null };
  }
  switch (outcome.kind) {
    case 'unresolved':
      return { payout: markUnresolved(transaction, db, payout, now), subject: null };
    case 'failed':
      return { payout: await bookFailure(transaction, db, payout, outcome.failure, now), subject: null };
    case 'paid':
      return bookPayment(transaction, db, payout, outcome.transferId, now);
  }
}

function markUnresolved(transaction: Transaction, db: Firestore, payout: FullPayout, now: Date): Payout {
  const unresolved: FullPayout = {
    ...payout,
    status: 'unresolved',
    checkAt: after(now, CHECK_EVERY_MS),
    updatedAt: now,
  };
  putPayout(transaction, db, unresolved);
  return unresolved;
}

async function bookFailure(
  transaction: Transaction,
  db: Firestore,
  payout: FullPayout,
  failure: PaymentFailure,
  now: Date,
): Promise<Payout> {
  const { campaignFunds, applicationFunds, subject } = await readSettled(transaction, db, payout);
  const attempt = `${payout.id}_${payout.attempt}`;
  const release = move('reserved', 'available', payout.amountCents);
  const event = { event: `${attempt}_released`, subjectId: payout.id, entries: release };
  const released = postGroup(transaction, db, campaignFunds, event, now);
  const freed = { event: attempt, subjectId: payout.id };
  putCampaignFunds(transaction, db, bookFreed(transaction, db, released, freed, now));
  putApplicationFunds(transaction, db, { ...applicationFunds, livePayoutId: null, updatedAt: now });
  // Also when nobody waits for the answer any more: the schedule finds an application's payment by its problem.
  const triedUntil = noteFailure(transaction, db, subject, failure, { now, ofPayout: true });
  const failed: FullPayout = {
    ...payout,
    status: 'failed',
    failure: { ...failure, triedUntil },
    checkAt: null,
    updatedAt: now,
  };
  putPayout(transaction, db, failed);
  return failed;
}

async function bookPayment(
  transaction: Transaction,
  db: Firestore,
  payout: FullPayout,
  transferId: string,
  now: Date,
): Promise<Settled> {
  const { campaignFunds, applicationFunds, subject } = await readSettled(transaction, db, payout);
  const event = {
    event: `${payout.id}_${payout.attempt}_paid`,
    subjectId: transferId,
    entries: move('reserved', 'paid', payout.amountCents),
  };
  putCampaignFunds(transaction, db, postGroup(transaction, db, campaignFunds, event, now));
  putApplicationFunds(transaction, db, {
    ...applicationFunds,
    posts: subject ? withReportOf(applicationFunds, subject) : applicationFunds.posts,
    paidCents: applicationFunds.paidCents + payout.amountCents,
    livePayoutId: null,
    updatedAt: now,
  });
  const paid: FullPayout = { ...payout, status: 'paid', transferId, failure: null, checkAt: null, updatedAt: now };
  putPayout(transaction, db, paid);
  const { feedback } = payout;
  return {
    payout: paid,
    subject: subject && !isApproved(subject) ? approveSubject(transaction, db, subject, { feedback, now }) : subject,
  };
}

/** What an end of a live payout changes. */
async function readSettled(transaction: Transaction, db: Firestore, payout: Payout) {
  const { id, campaignId, applicationId } = payout;
  const campaignFunds = await getCampaignFunds(transaction, db, campaignId);
  const applicationFunds = await findApplicationFunds(transaction, db, applicationId);
  if (applicationFunds?.livePayoutId !== id) throw new Error(`The payout ${id} is not the live one of its application`);
  return { campaignFunds, applicationFunds, subject: await readSubject(transaction, db, subjectRefOf(payout)) };
}
