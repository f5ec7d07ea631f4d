import { randomBytes } from 'node:crypto';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { disconnectForNewPerson } from '../payments/accounts/disconnect-account.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { socialAccountsPersonalData } from '../social-accounts/personal-data.ts';
import { vacateEmail } from './release-email.ts';

/**
 * The ways to sign in to an identity that do not belong to the e-mail which its person has proven, such as another Google account: whoever has had a session
 * can have linked their own, past the product, and would keep it. (A mailed password reset unlinks all of them by itself.)
 */
function foreignProviders({ providerData }: Pick<UserRecord, 'providerData'>, provenEmail: string): string[] {
  return providerData
    .filter(({ providerId, email }) => providerId !== 'password' && email?.toLowerCase() !== provenEmail.toLowerCase())
    .map(({ providerId }) => providerId);
}

/**
 * Removes from an account everything that may belong to somebody who registered with an e-mail that is not theirs: its payout account, its
 * linked social accounts and every session. Called when the e-mail's real owner signs in. May be repeated.
 */
export async function cutEarlierTies(deps: Dependencies, uid: string): Promise<void> {
  await disconnectForNewPerson(deps, uid);
  await socialAccountsPersonalData.erase['social-accounts'](deps, uid);
  await revokeSessions(deps, uid);
  deps.log.warn({ uid }, 'an account whose e-mail was never proven was taken over by the e-mail’s person');
}

type Deps = Pick<Dependencies, 'auth' | 'db' | 'log'>;

/**
 * Restores the e-mail that a person had proven to the product, when it was changed directly at the identity service, as any session can do.
 * Ends all sessions and the password first, so that whoever changed it is locked out whatever becomes of the e-mail. Returns whether it had been changed; an
 * e-mail that was never proven is left. Safe to repeat. Reads at most 2, writes 1, and 1 per known browser.
 */
export async function keepProvenEmail(deps: Deps, identity: UserRecord, profile: OwnProfile): Promise<boolean> {
  if (!profile.emailVerified || identity.email?.toLowerCase() === profile.email.toLowerCase()) return false;
  await keepOut(deps, identity, profile.email);
  if (!(await vacateEmail(deps, profile.email, identity.uid))) return true;
  await deps.auth.updateUser(identity.uid, { email: profile.email, emailVerified: true });
  deps.log.warn({ uid: identity.uid }, 'an e-mail that was changed past the product was changed back');
  return true;
}

/**
 * Ends whatever somebody who had a session can still do with an account: its password, the ways to sign in that are not those of its e-mail, its sessions,
 * its known browsers.
 */
export async function keepOut({ auth, db }: Deps, identity: UserRecord, provenEmail: string): Promise<void> {
  const { uid, providerData } = identity;
  await auth.updateUser(uid, {
    providersToUnlink: foreignProviders(identity, provenEmail),
    ...(providerData.some(({ providerId }) => providerId === 'password') && {
      password: randomBytes(32).toString('base64url'),
    }),
  });
  await revokeSessions({ auth, db }, uid);
  await db.knownBrowsers.removeAllOf(uid);
}
