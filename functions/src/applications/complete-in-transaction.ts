import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { isAnyTreasureWaiting } from '../deliverables/waiting-treasures.ts';
import { AppError } from '../platform/app-error.ts';
import { findApplication, updateApplication } from './applications.store.ts';

/** An application as the transaction sees it, or null. Reads 1. */
export function readApplication(transaction: Transaction, db: Firestore, id: string): Promise<Application | null> {
  return findApplication(db, id, transaction);
}

/**
 * Throws `illegal_state` unless an application is approved, its content is approved, too, none of its treasures waits for a decision, and its creator
 * is still there.
 * Reads at most 1.
 */
export async function requireCompletable(
  transaction: Transaction,
  db: Firestore,
  { id, status, content, accountClosed }: Application,
): Promise<void> {
  if (accountClosed === 'creator') {
    throw new AppError('illegal_state', 'The creator has closed their account; nothing more can be paid to them');
  }
  if (status !== 'approved') {
    throw new AppError('illegal_state', `This application is ${status}; its payment cannot be approved`);
  }
  if (content?.status !== 'approved') {
    throw new AppError('illegal_state', 'Approve the content of this application before its payment');
  }
  if (await isAnyTreasureWaiting(transaction, db, id)) {
    throw new AppError('illegal_state', 'Decide on the treasures of this application that wait for it first');
  }
}

/** Completes an application with the transaction that books its payment, and returns it completed. Writes 1. */
export function completeApplication(
  transaction: Transaction,
  db: Firestore,
  application: Application,
  { feedback, now }: { readonly feedback: string | null; readonly now: Date },
): Application {
  const changes = { status: 'completed', completedAt: now, feedback: feedback ?? application.feedback } as const;
  updateApplication(transaction, db, application.id, changes);
  return { ...application, ...changes };
}
