import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type Firestore, type Query } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

/** Moments after one and until another, and how many of what lies there is read at a time. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Reads the next of a list, in the order of their moments; from the beginning without `last`. */
export type ReadOverdue<T> = (db: Firestore, span: Span, last: T | undefined) => Promise<T[]>;

async function read<T extends { readonly id: string }>(
  undecided: Query<T>,
  field: string,
  { after, until, limit }: Span,
  last: readonly [Date, string] | null,
): Promise<T[]> {
  const inOrder = undecided
    .where(field, '>', after)
    .where(field, '<=', until)
    .orderBy(field)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return (await (last ? inOrder.startAfter(...last) : inOrder).get()).docs.map((document) => document.data());
}

/** Applications that nobody has decided on in time. Reads up to `limit`. */
export const overdueApplications: ReadOverdue<Application> = (db, span, last) =>
  read(
    collection(db, COLLECTIONS.applications, Application).where('status', '==', 'pending'),
    'decideBy',
    span,
    last ? [last.decideBy, last.id] : null,
  );

/** Approved applications whose content nobody has decided on in time. Reads up to `limit`. */
export const overdueContents: ReadOverdue<Application> = (db, span, last) =>
  read(
    collection(db, COLLECTIONS.applications, Application)
      .where('status', '==', 'approved')
      .where('content.status', '==', 'submitted'),
    'content.decideBy',
    span,
    last?.content ? [last.content.decideBy, last.id] : null,
  );

/** Treasures that nobody has decided on in time, and that were not refused their payment either. Reads up to `limit`. */
export const overdueTreasures: ReadOverdue<Deliverable> = (db, span, last) =>
  read(
    collection(db, COLLECTIONS.deliverables, Deliverable)
      .where('status', '==', 'submitted')
      .where('paymentProblem', '==', null),
    'decideBy',
    span,
    last ? [last.decideBy, last.id] : null,
  );

/** Proofs that nobody has decided on in time, and that were not refused their payment either. Reads up to `limit`. */
export const overdueProofs: ReadOverdue<Proof> = (db, span, last) =>
  read(
    collection(db, COLLECTIONS.proofs, Proof).where('status', '==', 'pending').where('paymentProblem', '==', null),
    'decideBy',
    span,
    last ? [last.decideBy, last.id] : null,
  );

/** What can be paid when it is accepted, and so be refused its payment. */
interface Payable {
  readonly id: string;
  readonly paymentProblem: PaymentProblem | null;
}

/** Those that could not be paid, by until when that is tried again; given up ones are left out. */
function unpaid<T extends Payable>(accepted: (db: Firestore) => Query<T>): ReadOverdue<T> {
  return (db, span, last) => {
    const until = last?.paymentProblem?.triedUntil;
    const open = accepted(db).where('paymentProblem.endedAt', '==', null);
    return read(open, 'paymentProblem.triedUntil', span, last && until ? [until, last.id] : null);
  };
}

/** Treasures that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidTreasures = unpaid((db) =>
  collection(db, COLLECTIONS.deliverables, Deliverable).where('status', '==', 'submitted'),
);

/** Proofs that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidProofs = unpaid((db) => collection(db, COLLECTIONS.proofs, Proof).where('status', '==', 'pending'));

/** Applications whose payment was approved and could not be made. Reads up to `limit`. */
export const unpaidApplications = unpaid((db) =>
  collection(db, COLLECTIONS.applications, Application).where('status', '==', 'approved'),
);
