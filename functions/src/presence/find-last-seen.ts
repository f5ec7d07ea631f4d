import type { Firestore } from '@google-cloud/firestore';
import { readPresence } from './presence.store.ts';

/** When somebody was last seen, null for never. Reads 1. */
export async function findLastSeen(db: Firestore, uid: string): Promise<Date | null> {
  return (await readPresence(db, uid))?.lastSeenAt ?? null;
}
