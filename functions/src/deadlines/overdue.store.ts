import { Application } from '@doubloon/contract/applications/application.ts';
import { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { Proof } from '@doubloon/contract/proofs/proof.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import { applicationLife, contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import { deliverableLife } from '@doubloon/contract/deliverables/lifecycle.ts';
import { proofLife } from '@doubloon/contract/proofs/lifecycle.ts';
import type { DocumentData, Query } from '@google-cloud/firestore';
import type { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { DocumentStore } from '../platform/database/document-store.ts';
import type { Session } from '../platform/database/session.ts';

interface Needs {
  readonly db: Database;
}

/** A range of moments: the first is not in it, the second is. */
export interface Span {
  readonly after: Date;
  readonly until: Date;
}

/** Yields the documents of a list whose moments are in a span, in the order of their moments, read on demand. Reads one each. */
export type EachOverdue<T> = (deps: Needs, span: Span) => AsyncIterable<T>;

/** The open documents of a collection, in the order of the moment at which the schedule moves them. */
class Overdue<T extends DocumentData & { readonly id: string }> extends DocumentStore<T> {
  constructor(session: Session, name: CollectionName, schema: z.ZodType<T>) {
    super(session, name, schema, ({ id }) => id);
  }

  /** Yields the open documents whose moment lies in a span, read on demand. Reads one each. */
  eachIn({ after, until }: Span, field: string, open: (documents: Query<T>) => Query<T>): AsyncIterable<T> {
    return this.inTurn(open(this.documents).where(field, '>', after).where(field, '<=', until).orderBy(field));
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
): EachOverdue<T> {
  return (deps, span) => documents(deps).eachIn(span, at, (all) => narrow(all.where('status', '==', status)));
}

/** Applications that nobody has decided on in time. */
export const overdueApplications = overdue(applications, applicationLife.moves.reject);

/** Approved applications whose content nobody has decided on in time. */
export const overdueContents: EachOverdue<Application> = (deps, span) => {
  const { from, at } = contentLife.moves.approve;
  return applications(deps).eachIn(span, `content.${at}`, (all) =>
    all.where('status', '==', 'approved').where('content.status', '==', from[0]),
  );
};

/** Treasures that nobody has decided on in time, and that were not refused their payment either. */
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
): EachOverdue<T> {
  return (deps, span) =>
    documents(deps).eachIn(span, 'paymentProblem.triedUntil', (all) =>
      all.where('status', '==', status).where('paymentProblem.endedAt', '==', null),
    );
}

/** Treasures that were accepted and could not be paid. */
export const unpaidDeliverables = unpaid(deliverables, deliverableLife.moves.approve);

/** Proofs that were accepted and could not be paid. */
export const unpaidProofs = unpaid(proofs, proofLife.moves.verify);

/** Applications whose payment was approved and could not be made. */
export const unpaidApplications = unpaid(applications, applicationLife.moves.complete);

/** Treasures of which a platform's count has been validated, and that were not refused its payment. */
export const dueTopUps: EachOverdue<Deliverable> = (deps, span) =>
  deliverables(deps).eachIn(span, 'topUp.paysAt', (all) => all.where('topUp.paymentProblem', '==', null));

/** Treasures of which a platform's count could not be paid. */
export const unpaidTopUps: EachOverdue<Deliverable> = (deps, span) =>
  deliverables(deps).eachIn(span, 'topUp.paymentProblem.triedUntil', (all) =>
    all.where('topUp.paymentProblem.endedAt', '==', null),
  );
