import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { findDeliverable, updateDeliverable } from './deliverables.store.ts';

/** A treasure as the transaction sees it, or null. Reads 1. */
export function readDeliverable(transaction: Transaction, db: Firestore, id: string): Promise<Deliverable | null> {
  return findDeliverable(db, id, transaction);
}

/** Throws `illegal_state` unless a treasure waits for its decision and its post is known to be by its creator. */
export function requireApprovable({ status, authorCheck }: Deliverable): void {
  if (status !== 'submitted') throw new AppError('illegal_state', `This treasure is ${status} and cannot be approved`);
  if (authorCheck === 'needs_admin') {
    throw new AppError(
      'illegal_state',
      'An admin still has to confirm that this post is by the creator’s linked account',
    );
  }
}

/** Approves a submitted treasure with the transaction that books its payment, and returns it approved. Writes 1. */
export function approveDeliverable(
  transaction: Transaction,
  db: Firestore,
  deliverable: Deliverable,
  decision: { readonly feedback: string | null; readonly now: Date },
): Deliverable {
  const changes = { status: 'approved', feedback: decision.feedback, decidedAt: decision.now } as const;
  updateDeliverable(transaction, db, deliverable.id, changes);
  return { ...deliverable, ...changes };
}
