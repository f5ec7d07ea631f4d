import type { ExportDomain } from '../account/account-parts.ts';
import type { Database } from '../platform/database.ts';
import { findOwnProfile } from './own-profile.ts';

/** A person's profile. */
export const exportUser: ExportDomain = ({ db }, uid) => [{ name: 'profile', records: profileOf(db, uid) }];

async function* profileOf(db: Database, uid: string) {
  const profile = await findOwnProfile(db, uid);
  if (profile) yield profile;
}
