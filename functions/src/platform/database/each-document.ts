import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { transact } from './transact.ts';

const PAGE = 200;

/** Yields every document of a query that may only filter, ordered by id, in pages that are read on demand. */
async function* inPages<T>(
  query: Query<T>,
  read: (page: Query<T>) => Promise<QuerySnapshot<T>>,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let next = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (;;) {
    const { docs } = await read(next);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = next.startAfter(last);
  }
}

/** Yields every document of a query that may only filter, ordered by id, read within the transaction. */
export const readAll = <T>(transaction: Transaction, query: Query<T>) =>
  inPages(query, (page) => transaction.get(page));

/** Yields every document of a query that may only filter, ordered by id. Documents written meanwhile may or may not be included. */
export const eachDocument = <T>(query: Query<T>) => inPages(query, (page) => page.get());

/** Yields the data of every document of a query, read as `eachDocument` does. */
export async function* eachData<T>(query: Query<T>): AsyncGenerator<T> {
  for await (const document of eachDocument(query)) yield document.data();
}

/** Deletes every document of a query that may only filter, in batches. If interrupted, a second call deletes the rest. */
export function deleteDocuments(db: Firestore, query: Query): Promise<void> {
  return changeDocuments(db, query, (transaction, { ref }) => transaction.delete(ref));
}

/**
 * Changes every document of a query that may only filter, in transactions that read a batch and write each document at most once, so that no decision is made
 * on stale data. It can be repeated after a crash and run beside other writes.
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
