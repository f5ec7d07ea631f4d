import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type Firestore, type Query } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

/** Deadlines that have passed: after `since`, which bounds how long something is tried again, and until `now`. */
export interface Overdue {
  readonly since: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Reads the next of a list, in the order of their deadlines; from the beginning without `after`. */
export type ReadOverdue<T> = (db: Firestore, overdue: Overdue, after: T | undefined) => Promise<T[]>;

async function read<T extends { readonly id: string }>(
  undecided: Query<T>,
  field: string,
  { since, now, limit }: Overdue,
  last: readonly [Date, string] | null,
): Promise<T[]> {
  const inOrder = undecided
    .where(field, '>', since)
    .where(field, '<=', now)
    .orderBy(field)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return (await (last ? inOrder.startAfter(...last) : inOrder).get()).docs.map((document) => document.data());
}

/** Applications that nobody has decided on in time. Reads up to `limit`. */
export const overdueApplications: ReadOverdue<Application> = (db, overdue, after) =>
  read(
    collection(db, COLLECTIONS.applications, Application).where('status', '==', 'pending'),
    'decideBy',
    overdue,
    after ? [after.decideBy, after.id] : null,
  );

/** Approved applications whose content nobody has decided on in time. Reads up to `limit`. */
export const overdueContents: ReadOverdue<Application> = (db, overdue, after) =>
  read(
    collection(db, COLLECTIONS.applications, Application)
      .where('status', '==', 'approved')
      .where('content.status', '==', 'submitted'),
    'content.decideBy',
    overdue,
    after?.content ? [after.content.decideBy, after.id] : null,
  );

/** Applications whose payment was approved and could not be made, by when it was first refused. Reads up to `limit`. */
export const unpaidApplications: ReadOverdue<Application> = (db, overdue, after) =>
  read(
    collection(db, COLLECTIONS.applications, Application).where('status', '==', 'approved'),
    'paymentProblem.since',
    overdue,
    after?.paymentProblem ? [after.paymentProblem.since, after.id] : null,
  );

/** Treasures that nobody has decided on in time. Reads up to `limit`. */
export const overdueTreasures: ReadOverdue<Deliverable> = (db, overdue, after) =>
  read(
    collection(db, COLLECTIONS.deliverables, Deliverable).where('status', '==', 'submitted'),
    'decideBy',
    overdue,
    after ? [after.decideBy, after.id] : null,
  );

/** Proofs that nobody has decided on in time. Reads up to `limit`. */
export const overdueProofs: ReadOverdue<Proof> = (db, overdue, after) =>
  read(
    collection(db, COLLECTIONS.proofs, Proof).where('status', '==', 'pending'),
    'decideBy',
    overdue,
    after ? [after.decideBy, after.id] : null,
  );
