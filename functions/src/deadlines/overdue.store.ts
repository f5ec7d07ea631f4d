import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/payment-problem.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type DocumentData, type Query } from '@google-cloud/firestore';
import type { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { DocumentStore } from '../platform/document-store.ts';
import type { Session } from '../platform/session.ts';

interface Needs {
  readonly db: Database;
}

/** Moments after one and until another, and how many of what lies there is read at a time. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Reads the next of a list, in the order of their moments; from the beginning without `last`. */
export type ReadOverdue<T> = (deps: Needs, span: Span, last: T | undefined) => Promise<T[]>;

/** Documents of a collection that lie open, in the order of a moment by which something becomes of them. */
class Overdue<T extends DocumentData & { readonly id: string }> extends DocumentStore<T> {
  constructor(session: Session, name: CollectionName, schema: z.ZodType<T>) {
    super(session, name, schema, ({ id }) => id);
  }

  /** The open documents whose moment lies in a span, after the last one that was read. Reads up to `limit`. */
  findNext(
    open: (documents: Query<T>) => Query<T>,
    field: string,
    { after, until, limit }: Span,
    last: readonly [Date, string] | null,
  ): Promise<T[]> {
    const inOrder = open(this.documents)
      .where(field, '>', after)
      .where(field, '<=', until)
      .orderBy(field)
      .orderBy(FieldPath.documentId())
      .limit(limit);
    return this.all(last ? inOrder.startAfter(...last) : inOrder);
  }
}

const applications = ({ db }: Needs) => new Overdue(db, COLLECTIONS.applications, Application);
const treasures = ({ db }: Needs) => new Overdue(db, COLLECTIONS.deliverables, Deliverable);
const proofs = ({ db }: Needs) => new Overdue(db, COLLECTIONS.proofs, Proof);

/** Applications that nobody has decided on in time. Reads up to `limit`. */
export const overdueApplications: ReadOverdue<Application> = (deps, span, last) =>
  applications(deps).findNext(
    (all) => all.where('status', '==', 'pending'),
    'decideBy',
    span,
    last ? [last.decideBy, last.id] : null,
  );

/** Approved applications whose content nobody has decided on in time. Reads up to `limit`. */
export const overdueContents: ReadOverdue<Application> = (deps, span, last) =>
  applications(deps).findNext(
    (all) => all.where('status', '==', 'approved').where('content.status', '==', 'submitted'),
    'content.decideBy',
    span,
    last?.content ? [last.content.decideBy, last.id] : null,
  );

/** Treasures that nobody has decided on in time, and that were not refused their payment either. Reads up to `limit`. */
export const overdueTreasures: ReadOverdue<Deliverable> = (deps, span, last) =>
  treasures(deps).findNext(
    (all) => all.where('status', '==', 'submitted').where('paymentProblem', '==', null),
    'decideBy',
    span,
    last ? [last.decideBy, last.id] : null,
  );

/** Proofs that nobody has decided on in time, and that were not refused their payment either. Reads up to `limit`. */
export const overdueProofs: ReadOverdue<Proof> = (deps, span, last) =>
  proofs(deps).findNext(
    (all) => all.where('status', '==', 'pending').where('paymentProblem', '==', null),
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
function unpaid<T extends DocumentData & Payable>(
  documents: (deps: Needs) => Overdue<T>,
  acceptedIn: string,
): ReadOverdue<T> {
  return (deps, span, last) => {
    const until = last?.paymentProblem?.triedUntil;
    return documents(deps).findNext(
      (all) => all.where('status', '==', acceptedIn).where('paymentProblem.endedAt', '==', null),
      'paymentProblem.triedUntil',
      span,
      last && until ? [until, last.id] : null,
    );
  };
}

/** Treasures that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidTreasures = unpaid(treasures, 'submitted');

/** Proofs that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidProofs = unpaid(proofs, 'pending');

/** Applications whose payment was approved and could not be made. Reads up to `limit`. */
export const unpaidApplications = unpaid(applications, 'approved');
