import { PAYMENT_TRIED_FOR_DAYS, type PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notePaymentProblem as noteOfApplication } from '../applications/note-payment-problem.ts';
import { notePaymentProblem as noteOfDeliverable } from '../deliverables/note-payment-problem.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { notePaymentProblem as noteOfProof } from '../proofs/note-payment-problem.ts';
import { CAMPAIGN_BUDGET, PaymentRefused, type PaymentFailure } from './payment-refusal.ts';
import { isApproved, readSubject, type PayoutSubject, type SubjectRef } from './payout-subject.ts';

/**
 * Stores with a treasure, a proof or an application why it could not be paid and until when that is tried again, so that its creator hears of it, too. A refusal
 * for the same reason as before changes nothing, nor does any other error; another reason gives no more time, unless it had been given up and was accepted anew. Reads up to 2, writes up to 1.
 */
export async function noteRefusal(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  ref: SubjectRef,
  error: unknown,
): Promise<void> {
  if (!(error instanceof PaymentRefused)) return;
  await db.runTransaction(async (transaction) => {
    noteFailure(transaction, db, await readSubject(transaction, db, ref), error.failure, {
      now: clock.now(),
      ofPayout: false,
    });
  });
}

/** The same with the transaction that has read what could not be paid; until when that is tried again by itself, null when it is not. Writes up to 1. */
export function noteFailure(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject | null,
  { reason, details }: PaymentFailure,
  { now, ofPayout }: { readonly now: Date; readonly ofPayout: boolean },
): Date | null {
  if (!subject || isApproved(subject)) return null;
  const known = problemOf(subject);
  // Somebody has accepted it anew when it had been given up.
  const going = known?.endedAt ? null : known;
  if (going?.reason === reason) return going.triedUntil;
  const triedUntil = going?.triedUntil ?? addDays(laterOf(deadlineOf(subject), now), PAYMENT_TRIED_FOR_DAYS);
  // No account and no time brings in money that is not there.
  const holdsRefund = reason !== CAMPAIGN_BUDGET.reason;
  putProblem(transaction, db, subject, {
    reason,
    details,
    since: now,
    triedUntil,
    holdsRefund,
    ofPayout,
    endedAt: null,
  });
  return triedUntil;
}

/** Why something could not be paid when it was last accepted; null when it was not tried, or is no more. */
export function problemOf(subject: PayoutSubject): PaymentProblem | null {
  switch (subject.kind) {
    case 'application':
      return subject.application.paymentProblem;
    case 'proof':
      return subject.proof.paymentProblem;
    case 'deliverable':
      return subject.deliverable.paymentProblem;
  }
}

/** Stores it with the transaction. Writes 1. */
export function putProblem(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject,
  problem: PaymentProblem,
): void {
  switch (subject.kind) {
    case 'application':
      return noteOfApplication(transaction, db, subject.application.id, problem);
    case 'proof':
      return noteOfProof(transaction, db, subject.proof.id, problem);
    case 'deliverable':
      return noteOfDeliverable(transaction, db, subject.deliverable.id, problem);
  }
}

/** When its decision was due; the payment of an application has no deadline. */
function deadlineOf(subject: PayoutSubject): Date | null {
  if (subject.kind === 'application') return null;
  return subject.kind === 'proof' ? subject.proof.decideBy : subject.deliverable.decideBy;
}

const laterOf = (date: Date | null, other: Date): Date => (date && date > other ? date : other);
