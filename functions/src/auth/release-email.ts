import type { UserRecord } from 'firebase-admin/auth';
import type { Dependencies } from '../platform/dependencies.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { findIdentity } from './find-identity.ts';

/** Longer than any request lives, so that a registration that is still under way is left alone. */
const ABANDONED_AFTER_MS = 5 * 60 * 1000;

/**
 * Removes the identity that holds `email` when it is what a registration left behind that ended half-way: a password alone, an
 * unproven e-mail, no user documents, minutes old. Returns whether it did. It is removed, not handed over, so that
 * whoever knows its password or holds its sessions has no part in the account that is registered next, and of two who register next
 * Firebase lets one through. Reads at most 2.
 */
export async function releaseAbandonedEmail(
  { auth, db, clock }: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const identity = await findIdentity(() => auth.getUserByEmail(email));
  if (!identity) return true;
  if (!couldBeAbandoned(identity, clock.now()) || (await findOwnProfile(db, identity.uid))) return false;
  await findIdentity(() => auth.deleteUser(identity.uid));
  return true;
}

function couldBeAbandoned({ providerData, emailVerified, disabled, metadata }: UserRecord, now: Date): boolean {
  const passwordAlone = providerData.length === 1 && providerData[0]?.providerId === 'password';
  const age = now.getTime() - Date.parse(metadata.creationTime);
  return passwordAlone && !emailVerified && !disabled && age > ABANDONED_AFTER_MS;
}
