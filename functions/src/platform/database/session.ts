import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type {
  AggregateQuery,
  AggregateSpec,
  AggregateSpecData,
  DocumentData,
  DocumentReference,
  Firestore,
  Query,
  QuerySnapshot,
} from '@google-cloud/firestore';
import type { KnownFields } from './known-fields.ts';
import type { OnUnreadable } from './unreadable-document.ts';

/** Reads documents directly from the database or, in a unit of work, including its own writes. */
export interface Session {
  readonly firestore: Firestore;
  /** Is told of the documents that lists leave out because they cannot be read; without it, as in a unit of work, lists refuse them. */
  readonly onUnreadable?: OnUnreadable;
  /** The fields of each document, null where there is none. Reads 1 each. */
  read(refs: readonly DocumentReference[]): Promise<(DocumentData | null)[]>;
  /** Returns the documents that a query of the named collection finds. */
  query<T>(collection: CollectionName, query: Query<T>): Promise<QuerySnapshot<T>>;
  /** Returns the aggregates over a query of the named collection. */
  aggregate<A extends AggregateSpec>(
    collection: CollectionName,
    query: AggregateQuery<A>,
  ): Promise<AggregateSpecData<A>>;
}

/** A session in which documents are written, too. */
export interface WritingSession extends Session {
  /** Writes a new document; the commit fails if it exists already. */
  create(ref: DocumentReference, fields: DocumentData): void;
  /** Writes a whole document, new or in place of the known fields of the stored one. */
  set(ref: DocumentReference, fields: DocumentData, known: KnownFields): void;
  /** Writes the named fields, and creates the document if it does not exist. */
  merge(ref: DocumentReference, fields: DocumentData): void;
  /** Changes fields, each named by its path; the commit fails if the document does not exist. */
  update(ref: DocumentReference, fields: DocumentData): void;
  /** Removes a document; with `mustExist`, the commit fails if it does not exist. */
  delete(ref: DocumentReference, options?: { readonly mustExist?: boolean }): void;
}
