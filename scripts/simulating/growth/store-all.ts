import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';

/** A document to store, with its collection and id. */
export type Stored = readonly [collection: CollectionName, id: string, document: object];

/** Documents that wait to be written at the same time. */
const AT_ONCE = 2_000;

/** Stores documents and returns how many there were of each collection. Throws if one of them could not be stored. */
export async function storeAll(firestore: Firestore, documents: Iterable<Stored>): Promise<Record<string, number>> {
  const writer = firestore.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  const counts: Record<string, number> = {};
  let waiting = 0;
  for (const [collection, id, document] of documents) {
    const ref = firestore.collection(collection).doc(id);
    writer.set(ref, document).catch((error: unknown) => failures.push(error));
    counts[collection] = (counts[collection] ?? 0) + 1;
    waiting += 1;
    if (waiting % AT_ONCE === 0) await writer.flush();
  }
  await writer.close();
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents were not stored`);
  return counts;
}
