import type { UserRecord } from 'firebase-admin/auth';
import type { Dependencies } from '../platform/dependencies.ts';
import { findOwnProfile } from '../users/own-profile.ts';

/** Returns what `look` finds at the identity service, or undefined when there is no such identity. */
export async function findIdentity<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

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

/** An address of nobody (RFC 2606), for an identity that loses the one it had taken. */
const parkedEmail = (uid: string): string => `${uid.toLowerCase()}@parked.invalid`;

/**
 * Takes an e-mail that `ownerUid` has proven from whoever has it at the identity service now, where browsers take any that is free: an identity
 * without an account is removed, one with an account keeps no e-mail until its own is asked for. False when somebody else has proven it, too. Reads at most 2.
 */
export async function vacateEmail(
  { auth, db, log }: Pick<Dependencies, 'auth' | 'db' | 'log'>,
  email: string,
  ownerUid: string,
): Promise<boolean> {
  const holder = await findIdentity(() => auth.getUserByEmail(email));
  if (!holder || holder.uid === ownerUid) return true;
  const profile = await findOwnProfile(db, holder.uid);
  if (profile?.emailVerified && profile.email.toLowerCase() === email.toLowerCase()) return false;
  if (profile) await auth.updateUser(holder.uid, { email: parkedEmail(holder.uid), emailVerified: false });
  else await findIdentity(() => auth.deleteUser(holder.uid));
  log.warn({ uid: ownerUid, holder: holder.uid }, 'an e-mail was taken back from an identity that had taken it');
  return true;
}
