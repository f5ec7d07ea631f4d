import type { Firestore } from '@google-cloud/firestore';
import { noteVerifiedEmail } from './users.store.ts';

/** Notes that a person's e-mail is proven to be theirs; without user documents it changes nothing. Writes 1. */
export async function markEmailVerified(db: Firestore, uid: string): Promise<void> {
  await noteVerifiedEmail(db, uid);
}
