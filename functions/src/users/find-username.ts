import type { Firestore } from '@google-cloud/firestore';
import { findUidOfUsername } from './user-search.store.ts';

/** Whose a username is, however it is spelled; null when it is nobody's. Reads 1. */
export async function findUsername(db: Firestore, username: string): Promise<string | null> {
  const [uid] = await findUidOfUsername(db, username.toLowerCase());
  return uid ?? null;
}
