import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { updateDeliverable } from './deliverables.store.ts';

/** Stores with the transaction why a treasure that it has read could not be paid. Writes 1. */
export function notePaymentProblem(
  transaction: Transaction,
  db: Firestore,
  id: string,
  paymentProblem: PaymentProblem,
): void {
  updateDeliverable(transaction, db, id, { paymentProblem });
}
