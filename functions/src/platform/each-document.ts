import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from '@google-cloud/firestore';

const PAGE = 200;

/**
 * Every document of a query in the order of their ids, read in pages as they are asked for; the query may only filter. What
 * is written meanwhile may be in it or not.
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

/** The same as data. */
export async function* eachData<T>(query: Query<T>): AsyncGenerator<T> {
  for await (const document of eachDocument(query)) yield document.data();
}

/** Deletes every document of a query that may only filter, in batches; done in part before, it does the rest. */
export async function deleteDocuments(db: Firestore, query: Query): Promise<void> {
  const next = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (;;) {
    const { docs } = await next.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < PAGE) return;
  }
}
