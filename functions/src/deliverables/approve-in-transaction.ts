import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { findDeliverable, updateDeliverable } from './deliverables.store.ts';

/** A treasure as the transaction sees it, or null. Reads 1. */
export function readDeliverable(transaction: Transaction, db: Firestore, id: string): Promise<Deliverable | null> {
  return findDeliverable(db, id, transaction);
}

/** Throws `illegal_state` unless a treasure waits for its decision, its post is known to be by its creator, and it shows the count that was seen, where one was. */
export function requireApprovable(
  { status, authorCheck, viewCount }: Deliverable,
  seenViewCount: number | undefined,
): void {
  if (status !== 'submitted') throw new AppError('illegal_state', `This treasure is ${status} and cannot be approved`);
  if (authorCheck === 'needs_admin') {
    throw new AppError(
      'illegal_state',
      'An admin still has to confirm that this post is by the creator’s linked account',
    );
  }
  if (seenViewCount !== undefined && seenViewCount !== viewCount) {
    throw new AppError('illegal_state', 'The creator has changed this treasure. Please look at it again.');
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

/**
 * Keeps what a verified proof of a treasure counts, with the transaction that verifies it, and returns the treasure so; unless one that
 * was reported later is verified already. Writes 1 at most.
 */
export function noteProvenViews(
  transaction: Transaction,
  db: Firestore,
  deliverable: Deliverable,
  { reportedViewCount: viewCount, reportedAt }: { readonly reportedViewCount: number; readonly reportedAt: Date },
): Deliverable {
  const { provenViews: known } = deliverable;
  if (known && known.reportedAt > reportedAt) return deliverable;
  const provenViews = { viewCount, reportedAt };
  updateDeliverable(transaction, db, deliverable.id, { provenViews });
  return { ...deliverable, provenViews };
}
