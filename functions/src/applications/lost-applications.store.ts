import { Application } from '@doubloon/contract/applications/application.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { changeDocuments } from '../platform/each-document.ts';

const applicationsTo = (db: Firestore, campaignId: string) =>
  collection(db, COLLECTIONS.applications, Application).where('campaignId', '==', campaignId);

/** Rejects what is pending of a campaign, and notes with what is approved that its payment is lost. Done again it does what is left. */
export async function loseApplicationsTo(
  db: Firestore,
  campaignId: string,
  feedback: string,
  now: Date,
): Promise<void> {
  await changeDocuments(db, applicationsTo(db, campaignId).where('status', '==', 'pending'), (transaction, { ref }) =>
    transaction.update(ref, { status: 'rejected', feedback, decidedAt: now }),
  );
  const approved = applicationsTo(db, campaignId).where('status', '==', 'approved');
  await changeDocuments(db, approved, (transaction, document) => {
    if (!document.data().paymentLostAt) transaction.update(document.ref, { paymentLostAt: now });
  });
}
