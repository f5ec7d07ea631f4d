import { Presence } from '@doubloon/contract/presence/presence.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';

const presence = (db: Firestore) => collection(db, COLLECTIONS.presence, Presence);

/** Reads 1. */
export async function readPresence(db: Firestore, uid: string): Promise<Presence | undefined> {
  return (await presence(db).doc(uid).get()).data();
}

/** Writes 1. */
export async function writePresence(db: Firestore, seen: Presence): Promise<void> {
  await presence(db).doc(seen.uid).set(seen);
}

/** Forgets when somebody was last seen. Writes 1. */
export async function removePresence(db: Firestore, uid: string): Promise<void> {
  await presence(db).doc(uid).delete();
}
