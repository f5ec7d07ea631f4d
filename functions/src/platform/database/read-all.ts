import { FieldPath, type Query, type QueryDocumentSnapshot, type Transaction } from '@google-cloud/firestore';

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
