import type { Application } from '@doubloon/contract/applications/application.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { reportOfTreasure, type ViewsReport } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { Proof } from '@doubloon/contract/proofs/proof.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { completeApplication, readApplication, requireCompletable } from '../applications/complete-in-transaction.ts';
import {
  approveDeliverable,
  noteProvenViews,
  readDeliverable,
  requireApprovable,
} from '../deliverables/approve-in-transaction.ts';
import { derivedId } from '../platform/ids.ts';
import { readProof, requireVerifiable, verifyProof } from '../proofs/verify-in-transaction.ts';

/** What an owner's approval pays for: a treasure, what a proof adds to its treasure, or what is left to settle of an application. */
export type PayoutSubject =
  | { readonly kind: 'deliverable'; readonly deliverable: Deliverable }
  | { readonly kind: 'proof'; readonly proof: Proof; readonly deliverable: Deliverable }
  | { readonly kind: 'application'; readonly application: Application };

/** The same by id. */
export interface SubjectRef {
  readonly kind: PayoutSubject['kind'];
  readonly id: string;
}

/** The payout for a treasure, a proof or an application: one each, however often it is tried. */
export function payoutIdOf(subjectId: string): string {
  return derivedId('pay', subjectId);
}

/** What a payout pays for. */
export function subjectRefOf({
  applicationId,
  deliverableId,
  proofId,
}: Pick<Payout, 'applicationId' | 'deliverableId' | 'proofId'>): SubjectRef {
  if (proofId) return { kind: 'proof', id: proofId };
  if (deliverableId) return { kind: 'deliverable', id: deliverableId };
  return { kind: 'application', id: applicationId };
}

/** What a payout is for as the transaction sees it, or null when it is not there (any more). Reads at most 2. */
export async function readSubject(
  transaction: Transaction,
  db: Firestore,
  { kind, id }: SubjectRef,
): Promise<PayoutSubject | null> {
  switch (kind) {
    case 'deliverable': {
      const deliverable = await readDeliverable(transaction, db, id);
      return deliverable && { kind, deliverable };
    }
    case 'proof': {
      const proof = await readProof(transaction, db, id);
      const deliverable = proof && (await readDeliverable(transaction, db, proof.deliverableId));
      return deliverable && { kind, proof, deliverable };
    }
    case 'application': {
      const application = await readApplication(transaction, db, id);
      return application && { kind, application };
    }
  }
}

/** Whether it was approved before. */
export function isApproved(subject: PayoutSubject): boolean {
  switch (subject.kind) {
    case 'deliverable':
      return subject.deliverable.status === 'approved';
    case 'proof':
      return subject.proof.status === 'verified';
    case 'application':
      return subject.application.status === 'completed';
  }
}

/**
 * Throws `illegal_state` when it cannot be approved as it is now, or is not what its owner has seen: creators can change the count of a
 * proof that waits. Reads at most 1.
 */
export async function requireApproval(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject,
  { seenViewCount }: { readonly seenViewCount?: number | undefined },
): Promise<void> {
  switch (subject.kind) {
    case 'deliverable':
      return requireApprovable(subject.deliverable, seenViewCount);
    case 'proof':
      return requireVerifiable(subject.proof, seenViewCount);
    case 'application':
      return requireCompletable(transaction, db, subject.application);
  }
}

/** Approves it with the transaction that books its payment, and returns it approved. Writes at most 2. */
export function approveSubject(
  transaction: Transaction,
  db: Firestore,
  subject: PayoutSubject,
  decision: { readonly feedback: string | null; readonly now: Date },
): PayoutSubject {
  switch (subject.kind) {
    case 'deliverable':
      return { ...subject, deliverable: approveDeliverable(transaction, db, subject.deliverable, decision) };
    case 'proof':
      return {
        ...subject,
        proof: verifyProof(transaction, db, subject.proof, decision),
        deliverable: noteProvenViews(transaction, db, subject.deliverable, subject.proof),
      };
    case 'application':
      return { ...subject, application: completeApplication(transaction, db, subject.application, decision) };
  }
}

/** The count of a post that its approval accepts; null where there is none. */
export function reportOf(subject: PayoutSubject): ViewsReport | null {
  if (subject.kind === 'application') return null;
  const own = reportOfTreasure(subject.deliverable);
  if (subject.kind === 'deliverable') return own;
  return { ...own, views: subject.proof.reportedViewCount, reportedAt: subject.proof.reportedAt };
}

type Facts = Pick<
  Payout,
  | 'applicationId'
  | 'campaignId'
  | 'campaignTitle'
  | 'creatorId'
  | 'creatorName'
  | 'ownerId'
  | 'deliverableId'
  | 'proofId'
>;

/** What a payout says about what it is for. */
export function factsOf(subject: PayoutSubject): Facts {
  const { campaignId, campaignTitle, creatorId, creatorName, ownerId } =
    subject.kind === 'application' ? subject.application : subject.deliverable;
  return {
    applicationId: subject.kind === 'application' ? subject.application.id : subject.deliverable.applicationId,
    campaignId,
    campaignTitle,
    creatorId,
    creatorName,
    ownerId,
    deliverableId: subject.kind === 'application' ? null : subject.deliverable.id,
    proofId: subject.kind === 'proof' ? subject.proof.id : null,
  };
}
