import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { changeDocuments, deleteDocuments, eachData } from '../platform/each-document.ts';

const applicationsOf = (db: Firestore, creatorId: string) =>
  collection(db, COLLECTIONS.applications, Application).where('creatorId', '==', creatorId);

/** Every application of a creator, read in pages as they are asked for. */
export function eachApplicationOf(db: Firestore, creatorId: string): AsyncIterable<Application> {
  return eachData(applicationsOf(db, creatorId));
}

/** Removes the pending applications of a creator, in batches. */
export function removePendingApplicationsOf(db: Firestore, creatorId: string): Promise<void> {
  return deleteDocuments(db, applicationsOf(db, creatorId).where('status', '==', 'pending'));
}

/**
 * Notes with all applications of a creator that they have left, in batches. With them go their answers, content that nobody has decided on for good, and
 * what was not paid: nobody can be paid any more.
 */
export function leaveApplicationsOf(db: Firestore, creatorId: string): Promise<void> {
  return changeDocuments(db, applicationsOf(db, creatorId), (transaction, document) => {
    const { content } = document.data();
    transaction.update(document.ref, {
      accountClosed: 'creator',
      answers: {},
      paymentProblem: null,
      ...(content?.status !== 'approved' && { content: null }),
    });
  });
}

/** Notes with all applications to an owner's campaigns that the owner has left, in batches; what is pending is rejected with `feedback`. */
export function leaveApplicationsTo(db: Firestore, ownerId: string, feedback: string, now: Date): Promise<void> {
  const received = collection(db, COLLECTIONS.applications, Application).where('ownerId', '==', ownerId);
  return changeDocuments(db, received, (transaction, document) => {
    const { status, accountClosed } = document.data();
    transaction.update(document.ref, {
      accountClosed: accountClosed ?? 'owner',
      ...(status === 'pending' && { status: 'rejected', feedback, decidedAt: now }),
    });
  });
}
