import type { Firestore } from '@google-cloud/firestore';
import { noteGoogleIdentity, noteVerifiedEmail } from './users.store.ts';

/**
 * Notes that a person has proven an e-mail to be theirs. It changes nothing when the product knows them by another one, because people
 * can give their identity any e-mail past the product, nor without user documents. Reads 1, writes 1.
 */
export async function markEmailVerified(db: Firestore, uid: string, email: string): Promise<void> {
  await noteVerifiedEmail(db, uid, email);
}

/**
 * The same for a person who came with Google, whose account is Google's from now on. Reads 1, writes 1.
 */
export async function markGoogleIdentity(db: Firestore, uid: string, email: string): Promise<void> {
  await noteGoogleIdentity(db, uid, email);
}
