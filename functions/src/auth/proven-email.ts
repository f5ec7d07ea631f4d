import type { UserRecord } from 'firebase-admin/auth';
import { randomBytes } from 'node:crypto';
import type { OwnProfile, UserPrivate } from '@doubloon/contract/users/user.ts';
import { calendarPersonalData } from '../calendar/personal-data.ts';
import { illegalState } from '../platform/app-error.ts';
import type { Call, Dependencies } from '../platform/dependencies.ts';
import { claimRole, findOwnProfile, getOwnProfile } from '../users/own-profile.ts';
import { disconnectForNewPerson } from '../payments/accounts/connected-account.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { ifUnknownUser } from '../platform/identity/if-unknown-user.ts';
import { socialAccountsPersonalData } from '../social-accounts/personal-data.ts';

/** Age in ms from which an unfinished registration counts as abandoned: longer than any request lives. */
const ABANDONED_AFTER_MS = 5 * 60 * 1000;

/**
 * Removes the identity that holds `email` when it is the rest of an interrupted registration, or was made past the product: a password alone, no user
 * documents, minutes old. Its e-mail may be proven: whoever was mailed a new password for it has found no account. Returns true if it did. It is removed, not
 * handed over, so that its password and sessions give no access to the next account, and Firebase admits one of two who register at once. Reads at most 2.
 */
export async function releaseAbandonedEmail(
  { auth, db, clock }: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const identity = await auth.getUserByEmail(email).catch(ifUnknownUser);
  if (!identity) return true;
  if (!couldBeAbandoned(identity, clock.now()) || (await findOwnProfile(db, identity.uid))) return false;
  await auth.deleteUser(identity.uid).catch(ifUnknownUser);
  return true;
}

function couldBeAbandoned({ providerData, disabled, metadata }: UserRecord, now: Date): boolean {
  const passwordAlone = providerData.length === 1 && providerData[0]?.providerId === 'password';
  const age = now.getTime() - Date.parse(metadata.creationTime);
  return passwordAlone && !disabled && age > ABANDONED_AFTER_MS;
}

type Deps = Pick<Dependencies, 'auth' | 'db' | 'log'>;

/** An address of nobody (RFC 2606), for an identity that loses the one it had taken; not to be guessed, so that nobody has taken it before. */
const parkedEmail = (): string => `${randomBytes(16).toString('hex')}@parked.invalid`;

/**
 * Takes an e-mail that `ownerUid` has proven from the identity that has it now, as browsers can take any free one: an identity without an account is removed,
 * one with an account loses the e-mail. False when somebody else has proven it, too. Reads at most 2.
 */
export async function vacateEmail(
  { auth, db, log }: Pick<Dependencies, 'auth' | 'db' | 'log'>,
  email: string,
  ownerUid: string,
): Promise<boolean> {
  const holder = await auth.getUserByEmail(email).catch(ifUnknownUser);
  if (!holder || holder.uid === ownerUid) return true;
  const profile = await findOwnProfile(db, holder.uid);
  if (profile?.emailVerified && profile.email.toLowerCase() === email.toLowerCase()) return false;
  if (profile) await auth.updateUser(holder.uid, { email: parkedEmail(), emailVerified: false });
  else await auth.deleteUser(holder.uid).catch(ifUnknownUser);
  log.warn({ uid: ownerUid, holder: holder.uid }, 'an e-mail was taken back from an identity that had taken it');
  return true;
}

/**
 * The ways to sign in to an identity that its person has not chosen: another account elsewhere than the one of their proven e-mail, such as Google's, and a
 * password where they have set none through the product. Anybody with a session can link their own account, or set a password, directly at the identity
 * service. (A mailed password reset unlinks all accounts by itself.)
 */
function foreignProviders(
  { providerData }: Pick<UserRecord, 'providerData'>,
  { email: provenEmail, provider }: Pick<OwnProfile, 'email' | 'provider'>,
): string[] {
  const isForeign = ({ providerId, email }: UserRecord['providerData'][number]) =>
    providerId === 'password' ? provider !== 'password' : email?.toLowerCase() !== provenEmail.toLowerCase();
  return providerData.filter(isForeign).map(({ providerId }) => providerId);
}

/**
 * Unlinks the ways to sign in to an account that its person has not chosen: those of another e-mail than its own, which is the proven one, else the identity's,
 * and a password that was not set through the product. When there were any all sessions end, as they may have begun with one. Returns their names. Safe to
 * repeat. Writes up to 1.
 */
export async function unlinkForeign(
  { auth, db, log }: Deps,
  identity: UserRecord,
  { email, emailVerified, provider }: Pick<OwnProfile, 'email' | 'emailVerified' | 'provider'>,
): Promise<readonly string[]> {
  const { uid } = identity;
  const own = { email: emailVerified ? email : (identity.email ?? email), provider };
  const foreign = foreignProviders(identity, own);
  if (foreign.length === 0) return foreign;
  const left = await auth.updateUser(uid, { providersToUnlink: foreign });
  await revokeSessions({ auth, db }, uid);
  // The identity service drops the e-mail with the password.
  const { email: known, emailVerified: isKnownProven } = identity;
  if (known !== undefined && left.email === undefined) {
    await auth.updateUser(uid, { email: known, emailVerified: isKnownProven });
  }
  log.warn({ uid, foreign }, 'ways to sign in that were made past the product were unlinked');
  return foreign;
}

/**
 * Removes from an account everything that may belong to somebody who registered with an e-mail that is not theirs: its payout account, its
 * linked social accounts, the address of its calendar, ways to sign in that are not the e-mail's, every session and every known browser. Called when `email`'s real owner signs in, who has no
 * password here when they come with Google. May be repeated.
 */
export async function cutEarlierTies(
  deps: Dependencies,
  uid: string,
  { email, provider }: Pick<UserPrivate, 'email' | 'provider'>,
): Promise<void> {
  await unlinkForeign(deps, await deps.auth.getUser(uid), { email, emailVerified: true, provider });
  await disconnectForNewPerson(deps, uid);
  await socialAccountsPersonalData.erase['social-accounts'](deps, uid);
  await calendarPersonalData.erase['calendar-feed'](deps, uid);
  await revokeSessions(deps, uid);
  await deps.db.knownBrowsers.removeAllOf(uid);
  deps.log.warn({ uid }, 'an account whose e-mail was never proven was taken over by the e-mail’s person');
}

/**
 * Makes the identity of an account anew that was deleted directly at the identity service, as any session can do: with the e-mail that was proven,
 * the role, and no password that anybody knows. Null while somebody else has proven the e-mail, too. Reads at most 2, and 2 for the role.
 */
async function restoreIdentity(deps: Deps, { uid, email }: OwnProfile): Promise<UserRecord | null> {
  if (!(await vacateEmail(deps, email, uid))) return null;
  const password = randomBytes(32).toString('base64url');
  await deps.auth.createUser({ uid, email, emailVerified: true, password }).catch(async (error: unknown) => {
    // Another request may have been faster.
    if (!(await deps.auth.getUser(uid).catch(ifUnknownUser))) throw error;
  });
  await claimRole(deps, uid);
  deps.log.warn({ uid }, 'an identity that was deleted past the product was made anew');
  return deps.auth.getUser(uid);
}

/**
 * Gives an account whose e-mail was proven back what somebody with a session has changed at the identity service: the identity itself or its e-mail. False while
 * somebody else has proven the e-mail, too. Safe to repeat. Reads at most 4, writes 1, and 1 per known browser.
 */
export async function giveBackIdentity(deps: Deps, profile: OwnProfile): Promise<boolean> {
  const known = await deps.auth.getUser(profile.uid).catch(ifUnknownUser);
  const identity = known ?? (await restoreIdentity(deps, profile));
  if (identity) await keepProvenEmail(deps, identity, profile);
  return identity !== null;
}

/**
 * Restores the e-mail that a person had proven to the product, when it was changed directly at the identity service, as any session can do. Ends all sessions
 * and the password first, so that the intruder is locked out in any case. Returns true if it had been changed; leaves an e-mail that was never proven. Safe to
 * repeat. Reads at most 2, writes 1, and 1 per known browser.
 */
export async function keepProvenEmail(deps: Deps, identity: UserRecord, profile: OwnProfile): Promise<boolean> {
  if (!profile.emailVerified || identity.email?.toLowerCase() === profile.email.toLowerCase()) return false;
  await keepOut(deps, identity, profile);
  if (!(await vacateEmail(deps, profile.email, identity.uid))) return true;
  await deps.auth.updateUser(identity.uid, { email: profile.email, emailVerified: true });
  deps.log.warn({ uid: identity.uid }, 'an e-mail that was changed past the product was changed back');
  return true;
}

/**
 * Locks out everybody who had a session of an account: ends its password, the ways to sign in that its person has not chosen, its sessions and its known
 * browsers.
 */
export async function keepOut(
  { auth, db }: Deps,
  identity: UserRecord,
  own: Pick<OwnProfile, 'email' | 'provider'>,
): Promise<void> {
  const { uid, providerData } = identity;
  const foreign = foreignProviders(identity, own);
  await auth.updateUser(uid, {
    providersToUnlink: foreign,
    ...(providerData.some(({ providerId }) => providerId === 'password' && !foreign.includes(providerId)) && {
      password: randomBytes(32).toString('base64url'),
    }),
  });
  await revokeSessions({ auth, db }, uid);
  await db.knownBrowsers.removeAllOf(uid);
}

/** The caller, whose e-mail and ways to sign in are those that they have chosen. */
export interface UnchangedPerson {
  readonly profile: OwnProfile;
  readonly identity: UserRecord;
}

/**
 * Returns the caller before a change that a session alone must not make. Throws `illegal_state` if somebody has changed the e-mail or the ways to sign in past
 * the product; that is undone then, and all sessions end. Reads at most 3, writes 1, and 1 per known browser.
 */
export async function requireUnchangedSignIn(call: Call): Promise<UnchangedPerson> {
  const { auth, db, caller } = call;
  const profile = await getOwnProfile(db, caller.uid);
  const identity = await auth.getUser(caller.uid);
  const wasChanged =
    (await keepProvenEmail(call, identity, profile)) || (await unlinkForeign(call, identity, profile)).length > 0;
  if (wasChanged) {
    throw illegalState(
      'Somebody had changed how this account is signed in to. To keep it safe, that was undone and all sessions were ended. Please sign in again.',
    );
  }
  return { profile, identity };
}
