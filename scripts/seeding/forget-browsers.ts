import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from 'firebase-admin/firestore';

/** Deletes the browsers that people have signed in from: those of the demo are of no person, and would be listed among their sessions. */
export async function forgetBrowsers(db: Firestore): Promise<void> {
  const writer = db.bulkWriter();
  for (const { ref } of (await db.collection(COLLECTIONS.knownBrowsers).get()).docs) void writer.delete(ref);
  await writer.close();
}
