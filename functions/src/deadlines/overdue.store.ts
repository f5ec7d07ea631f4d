import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { applicationLife, contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import { FieldPath, type DocumentData, type Query } from '@google-cloud/firestore';
import type { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

interface Needs {
  readonly db: Database;
}

/** A range of moments, and the number of documents read from it at a time. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Reads the next of a list, in the order of their moments; from the beginning without `last`. */
export type ReadOverdue<T> = (deps: Needs, span: Span, last: T | undefined) => Promise<T[]>;

/** The open documents of a collection, in the order of the moment at which the schedule moves them. */
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
const deliverables = ({ db }: Needs) => new Overdue(db, COLLECTIONS.deliverables, Deliverable);
const proofs = ({ db }: Needs) => new Overdue(db, COLLECTIONS.proofs, Proof);

/** Documents that the schedule moves because nobody has decided on them in time, by the row of their life cycle. */
function overdue<T extends DocumentData & { readonly id: string; readonly decideBy: Date }>(
  documents: (deps: Needs) => Overdue<T>,
  { from: [status], at }: { readonly from: readonly [string]; readonly at: 'decideBy' },
  narrow: (open: Query<T>) => Query<T> = (open) => open,
): ReadOverdue<T> {
  return (deps, span, last) =>
    documents(deps).findNext(
      (all) => narrow(all.where('status', '==', status)),
      at,
      span,
      last ? [last[at], last.id] : null,
    );
}

/** Applications that nobody has decided on in time. Reads up to `limit`. */
export const overdueApplications = overdue(applications, applicationLife.moves.reject);

/** Approved applications whose content nobody has decided on in time. Reads up to `limit`. */
export const overdueContents: ReadOverdue<Application> = (deps, span, last) => {
  const { from, at } = contentLife.moves.approve;
  return applications(deps).findNext(
    (all) => all.where('status', '==', 'approved').where('content.status', '==', from[0]),
    `content.${at}`,
    span,
    last?.content ? [last.content[at], last.id] : null,
  );
};

/** Treasures that nobody has decided on in time, and that were not refused their payment either. Reads up to `limit`. */
export const overdueDeliverables = overdue(deliverables, deliverableLife.moves.approve, (open) =>
  open.where('paymentProblem', '==', null),
);

/** A document whose payment, once it is accepted, can be refused. */
interface Refusable {
  readonly id: string;
  readonly paymentProblem: PaymentProblem | null;
}

/** Documents whose payment is retried, ordered by the end of the retries; given up ones are left out. */
function unpaid<T extends DocumentData & Refusable>(
  documents: (deps: Needs) => Overdue<T>,
  { from: [status] }: { readonly from: readonly [string] },
): ReadOverdue<T> {
  return (deps, span, last) => {
    const until = last?.paymentProblem?.triedUntil;
    return documents(deps).findNext(
      (all) => all.where('status', '==', status).where('paymentProblem.endedAt', '==', null),
      'paymentProblem.triedUntil',
      span,
      last && until ? [until, last.id] : null,
    );
  };
}

/** Treasures that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidDeliverables = unpaid(deliverables, deliverableLife.moves.approve);

/** Proofs that were accepted and could not be paid. Reads up to `limit`. */
export const unpaidProofs = unpaid(proofs, proofLife.moves.verify);

/** Applications whose payment was approved and could not be made. Reads up to `limit`. */
export const unpaidApplications = unpaid(applications, applicationLife.moves.complete);

/** Treasures of which a platform's count has been validated, and that were not refused its payment. Reads up to `limit`. */
export const dueTopUps: ReadOverdue<Deliverable> = (deps, span, last) =>
  deliverables(deps).findNext(
    (all) => all.where('topUp.paymentProblem', '==', null),
    'topUp.paysAt',
    span,
    last?.topUp ? [last.topUp.paysAt, last.id] : null,
  );

/** Treasures of which a platform's count could not be paid. Reads up to `limit`. */
export const unpaidTopUps: ReadOverdue<Deliverable> = (deps, span, last) => {
  const until = last?.topUp?.paymentProblem?.triedUntil;
  return deliverables(deps).findNext(
    (all) => all.where('topUp.paymentProblem.endedAt', '==', null),
    'topUp.paymentProblem.triedUntil',
    span,
    last && until ? [until, last.id] : null,
  );
};
