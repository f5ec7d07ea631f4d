import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { Database } from '../platform/database/database.ts';
import { findOwnProfile } from './own-profile.ts';

/** Who has proven an e-mail to be theirs, whatever the identity service has for them now; null when nobody. Reads 3. */
export async function findByProvenEmail(db: Database, email: string): Promise<OwnProfile | null> {
  const uid = await db.userPrivate.findProvenUid(email);
  return uid === null ? null : findOwnProfile(db, uid);
}
