import type { Dependencies } from '../platform/dependencies.ts';
import { findOwnProfile } from '../users/own-profile.ts';
import { findIdentity } from './find-identity.ts';

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
