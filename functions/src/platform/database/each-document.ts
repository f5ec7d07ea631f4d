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

/** Every document of a query that may only filter, in the order of their ids, in pages that are read as they are asked for. */
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

/** Every document of a query that may only filter, in the order of their ids, read within the transaction. */
export const readAll = <T>(transaction: Transaction, query: Query<T>) =>
  inPages(query, (page) => transaction.get(page));

/** Every document of a query that may only filter, in the order of their ids. Documents written meanwhile may be among them or not. */
export const eachDocument = <T>(query: Query<T>) => inPages(query, (page) => page.get());

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
