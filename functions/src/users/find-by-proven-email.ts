import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { Firestore } from '@google-cloud/firestore';
import { findOwnProfile } from './own-profile.ts';
import { findUidByProvenEmail } from './users.store.ts';

/** Who has proven an e-mail to be theirs, whatever the identity service has for them now; null when nobody. Reads 3. */
export async function findByProvenEmail(db: Firestore, email: string): Promise<OwnProfile | null> {
  const uid = await findUidByProvenEmail(db, email);
  return uid === null ? null : findOwnProfile(db, uid);
}
