import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from '@google-cloud/firestore';
import { transact } from './transact.ts';

/** Documents of a page. */
export const PAGE = 200;

/** Yields every document of an ordered query, in pages that are read on demand; each begins after the last document of the one before, as it was read. */
export async function* inPages<T>(
  ordered: Query<T>,
  read: (page: Query<T>) => Promise<QuerySnapshot<T>>,
  size = PAGE,
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let next = ordered.limit(size);
  for (;;) {
    const { docs } = await read(next);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    next = next.startAfter(last);
  }
}

const byId = <T>(query: Query<T>): Query<T> => query.orderBy(FieldPath.documentId());

/** Returns the page of a query that may only filter, ordered by id, after the document with the id `after`. */
export function pageAfter<T>(query: Query<T>, after: string | null): Query<T> {
  const page = byId(query).limit(PAGE);
  return after === null ? page : page.startAfter(after);
}

/** Returns the id after which the next page begins; null if no more follow. */
export const endOfPage = (docs: readonly { readonly id: string }[]): string | null =>
  docs.length < PAGE ? null : (docs.at(-1)?.id ?? null);

/** Yields every document of a query that may only filter, ordered by id. Documents written meanwhile may or may not be included. */
export const eachDocument = <T>(query: Query<T>) => inPages(byId(query), (page) => page.get());

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
  let next = byId(query).limit(PAGE);
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
