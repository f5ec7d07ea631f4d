import type { Firestore, Transaction } from '@google-cloud/firestore';
import { notePaymentProblem as noteOfApplication } from '../applications/note-payment-problem.ts';
import { notePaymentProblem as noteOfDeliverable } from '../deliverables/note-payment-problem.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { notePaymentProblem as noteOfProof } from '../proofs/note-payment-problem.ts';
import { PaymentRefused, type PaymentFailure } from './payment-refusal.ts';
import { isApproved, readSubject, type PayoutSubject, type SubjectRef } from './payout-subject.ts';

/**
 * Stores with a treasure, a proof or an application why it could not be paid, so that its creator hears of it, too; a refusal for the same reason as before
 * changes nothing, nor does any other error. Reads up to 2, writes up to 1.
 */
export async function noteRefusal(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  ref: SubjectRef,
  error: unknown,
): Promise<void> {
  if (!(error instanceof PaymentRefused)) return;
  await db.runTransaction(async (transaction) => {
    noteFailure(transaction, db, await readSubject(transaction, db, ref), error.failure, clock.now());
  });
}

/** The same with the transaction that has read what could not be paid. Writes up to 1. */
export function noteFailure(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject | null,
  { reason, details }: PaymentFailure,
  now: Date,
): void {
  if (!subject || isApproved(subject) || problemOf(subject)?.reason === reason) return;
  const problem = { reason, details, since: now };
  if (subject.kind === 'application') noteOfApplication(transaction, db, subject.application.id, problem);
  if (subject.kind === 'proof') noteOfProof(transaction, db, subject.proof.id, problem);
  if (subject.kind === 'deliverable') noteOfDeliverable(transaction, db, subject.deliverable.id, problem);
}

/** From when on the schedule tries to pay what was refused for this reason. */
export function triedFrom(subject: PayoutSubject, { reason }: PaymentFailure, now: Date): Date {
  const noted = problemOf(subject);
  switch (subject.kind) {
    case 'application':
      return noted?.reason === reason ? noted.since : now;
    case 'proof':
      return subject.proof.decideBy;
    case 'deliverable':
      return subject.deliverable.decideBy;
  }
}

function problemOf(subject: PayoutSubject) {
  switch (subject.kind) {
    case 'application':
      return subject.application.paymentProblem;
    case 'proof':
      return subject.proof.paymentProblem;
    case 'deliverable':
      return subject.deliverable.paymentProblem;
  }
}
