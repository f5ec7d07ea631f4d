import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { updateApplication } from './applications.store.ts';

/** Stores with the transaction why the payment of an application that it has read could not be made. Writes 1. */
export function notePaymentProblem(
  transaction: Transaction,
  db: Firestore,
  id: string,
  paymentProblem: PaymentProblem,
): void {
  updateApplication(transaction, db, id, { paymentProblem });
}
