import { unitOfWork, type Database } from '../platform/database/database.ts';

/**
 * Notes that a person has proven an e-mail to be theirs. It changes nothing when the product knows them by another one, because people
 * can give their identity any e-mail past the product, nor without user documents. Reads 1, writes 1.
 */
export async function markEmailVerified(db: Database, uid: string, email: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.userPrivate.proveEmail(uid, email));
}

/**
 * Records that a person came with Google: their account is Google's from now on, and the e-mail proven if it is theirs. Reads 1, writes 1.
 */
export async function markGoogleIdentity(db: Database, uid: string, email: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.userPrivate.becomeGoogle(uid, email));
}
