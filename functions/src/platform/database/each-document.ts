import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { transact } from './transact.ts';

const BATCH = 300;

/** Every document of a query in the order of their ids, read in batches within the transaction; the query may only filter. */
export async function* readAll<T>(transaction: Transaction, query: Query<T>): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let next = query.orderBy(FieldPath.documentId()).limit(BATCH);
  for (;;) {
    const { docs } = await transaction.get(next);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < BATCH) return;
    next = next.startAfter(last);
  }
}

const PAGE = 200;

/**
 * Every document of a query in the order of their ids, read in pages as they are asked for; the query may only filter. Documents written meanwhile may be in it
 * or not.
 */
export async function* eachDocument<T>(query: Query<T>): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let next = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = next.startAfter(last);
  }
}

/** The data of every document of a query, read as `eachDocument` does. */
export async function* eachData<T>(query: Query<T>): AsyncGenerator<T> {
  for await (const document of eachDocument(query)) yield document.data();
}

/** Deletes every document of a query that may only filter, in batches; done in part before, it does the rest. */
export function deleteDocuments(db: Firestore, query: Query): Promise<void> {
  return changeDocuments(db, query, (transaction, { ref }) => transaction.delete(ref));
}

/**
 * Changes every document of a query that may only filter, in transactions that read a batch of them and write each at most once, so that no decision is made on
 * old data. Repeatable after a crash and beside other writes.
 */
export async function changeDocuments<T>(
  db: Firestore,
  query: Query<T>,
  change: (transaction: Transaction, document: QueryDocumentSnapshot<T>) => unknown,
): Promise<void> {
  let next = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (;;) {
    const docs = await transact(db, async (transaction) => {
      const page = await transaction.get(next);
      for (const document of page.docs) change(transaction, document);
      return page.docs;
    });
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = next.startAfter(last);
  }
}
