import type { Firestore } from '@google-cloud/firestore';
import type { ExportDomain } from '../account/account-parts.ts';
import { findOwnProfile } from './own-profile.ts';

/** A person's profile. */
export const exportUser: ExportDomain = ({ db }, uid) => [{ name: 'profile', records: profileOf(db, uid) }];

async function* profileOf(db: Firestore, uid: string) {
  const profile = await findOwnProfile(db, uid);
  if (profile) yield profile;
}
