import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import declared from '../../firestore.indexes.json' with { type: 'json' };

/** The collections whose documents Firestore deletes some time after the moment in `field`, by the policies in `firestore.indexes.json`. */
export const EXPIRING_COLLECTIONS = declared.fieldOverrides
  .filter((override) => 'ttl' in override && override.ttl)
  .map(({ collectionGroup, fieldPath }) => ({ collection: collectionGroup, field: fieldPath }));

/** True when a document whose expiry is `at` has expired at `now`; never without a time. */
export function hasPassed(at: unknown, now: Date): boolean {
  return at instanceof Timestamp && at.toDate() <= now;
}

/** Deletes the documents that have expired at `now`, as a deployed database does by itself and the emulator does not. Returns their number. */
export async function deleteExpired(db: Firestore, now: Date): Promise<number> {
  const writer = db.bulkWriter();
  let deleted = 0;
  for (const { collection, field } of EXPIRING_COLLECTIONS) {
    // Not a query: the moment of expiry has no index, because it would make every write of these documents dearer.
    const { docs } = await db.collection(collection).get();
    const expired = docs.filter((document) => hasPassed(document.get(field), now));
    for (const { ref } of expired) void writer.delete(ref);
    deleted += expired.length;
  }
  await writer.close();
  return deleted;
}
