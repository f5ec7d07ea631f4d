import type { OwnAccounts } from '@doubloon/contract/users/user-profile.ts';
import type { OwnProfile, User, UserPrivate } from '@doubloon/contract/users/user.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { ChoosableRole, Role } from '@doubloon/contract/shared/roles.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { findPayoutAccount } from '../payments/accounts/connected-account.ts';
import { type Database, type Tx, unitOfWork } from '../platform/database/database.ts';
import { AppError, illegalState, invalidField } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { usernameTaken } from './user-documents.ts';
import { requireHonestName } from '../names/honest-names.ts';
import { removeUnusedStore } from '../stores/change-store.ts';

/** A person's linked accounts and payout account, as they are stored. Reads at most `OWN_ACCOUNTS_READS`. */
export async function findOwnAccounts(db: Database, uid: string): Promise<OwnAccounts> {
  const [linked, stripeAccount] = await Promise.all([db.socialAccounts.findAllOf(uid), findPayoutAccount(db, uid)]);
  const socialAccounts = Object.fromEntries(linked.map(({ platform, handle }) => [platform, { username: handle }]));
  return { socialAccounts, stripeAccount };
}

/** A person as they see themselves, from their two documents. */
export function toOwnProfile(user: User, priv: UserPrivate): OwnProfile {
  const { searchWords: _searchWords, ...shown } = user;
  const { email, emailVerified, provider, contact, verificationRequestedAt } = priv;
  return {
    ...shown,
    displayName: user.name,
    ...{ email, emailVerified, provider, contact, verificationRequestedAt },
    verificationRefusedAt: refusedAt(user, priv),
    mailRefusedAt: priv.mailRefusedAt ?? null,
  };
}

function refusedAt({ isVerified }: User, { verificationRequestedAt, verificationDecision }: UserPrivate): Date | null {
  if (isVerified || verificationRequestedAt || !verificationDecision || verificationDecision.granted) return null;
  return verificationDecision.decidedAt;
}

/** The profile of a uid, or null when there is none. Reads 2. */
export async function findOwnProfile(db: Database, uid: string): Promise<OwnProfile | null> {
  const found = await db.users.findFull(uid);
  return found && toOwnProfile(found.user, found.priv);
}

/** The profile of a uid. Throws `not_found`. Reads 2. */
export async function getOwnProfile(db: Database, uid: string): Promise<OwnProfile> {
  const { user, priv } = await db.users.getFull(uid);
  return toOwnProfile(user, priv);
}

/**
 * The social links a person shows after these changes. Only linked accounts are shown, so that nobody passes for
 * somebody else; an empty link hides an account that stays linked. Throws `invalid_input` naming every other address. Reads 1
 * per link that is not empty.
 */
async function shownLinks(
  tx: Tx,
  user: User,
  changes: Partial<Record<PlatformId, string>>,
): Promise<User['socialLinks']> {
  const links = { ...user.socialLinks };
  const refused: PlatformId[] = [];
  for (const [platform, url] of Object.entries(changes) as [PlatformId, string][]) {
    delete links[platform];
    if (!url) continue;
    const linked = await tx.socialAccounts.findOf(user.uid, platform);
    if (linked?.url === url) links[platform] = url;
    else refused.push(platform);
  }
  if (refused.length > 0) {
    const message = 'Link this account first; then its address can be shown';
    throw new AppError('invalid_input', message, {
      details: refused.map((platform) => ({ field: `body.socialLinks.${platform}`, message })),
    });
  }
  return links;
}

interface UserChanges {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly contact?: string | undefined;
  readonly bio?: string | undefined;
  readonly website?: string | undefined;
  readonly socialLinks?: Partial<Record<PlatformId, string>> | undefined;
  /** The picture's address; null removes it. */
  readonly profilePic?: string | null | undefined;
  readonly role?: ChoosableRole | undefined;
  /** A role that was chosen before and never used, which the wanted one may replace. */
  readonly unusedRole?: ChoosableRole | null | undefined;
  readonly agreeToTerms?: true | undefined;
}

/**
 * Changes a user, moves the username's reservation along and, with a role, sets the role claim. A role is chosen once, by somebody who agrees or has agreed to
 * the terms; another may be chosen instead of one that was never used, whose store goes. Empty texts remove their fields. Throws `already_exists` for a taken
 * username, `illegal_state` when there already is another role, `invalid_input` without the agreement, for a deceptive name, and for a link to an account that
 * is not linked. `alongside` may write in the same transaction and gets the user as before. Another name or username takes the badge away and asks for it anew.
 * Reads 2, 1 for a username, 1 per social link, 3 for a role; writes 6 at most.
 */
export async function changeUser(
  { auth, db, clock }: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  uid: string,
  wanted: UserChanges,
  alongside: (tx: Tx, before: User) => void = () => {},
): Promise<OwnProfile> {
  const { role } = wanted;
  const profile = await unitOfWork({ db }, async (tx) => {
    const { user, priv } = await tx.users.getFull(uid);
    requireHonestNames(user, wanted);
    const renamed = isRenamed(user, wanted);
    const changes = {
      user: {
        ...pickRole(wanted, { user, priv }),
        ...(renamed && user.isVerified && { isVerified: false }),
        ...(wanted.name !== undefined && { name: wanted.name }),
        ...(wanted.bio !== undefined && { bio: wanted.bio || null }),
        ...(wanted.website !== undefined && { website: wanted.website || null }),
        ...(wanted.profilePic !== undefined && { profilePic: wanted.profilePic }),
        ...(wanted.socialLinks && { socialLinks: await shownLinks(tx, user, wanted.socialLinks) }),
        ...(await pickUsername(tx, user, wanted.username)),
      },
      priv: {
        ...(wanted.contact !== undefined && { contact: wanted.contact || null }),
        ...(wanted.agreeToTerms && !priv.agreedToTermsAt && { agreedToTermsAt: clock.now() }),
        ...(renamed && (user.isVerified || priv.verificationRequestedAt) && { verificationRequestedAt: clock.now() }),
      },
    };
    if (changes.user.username !== undefined) tx.usernames.move(uid, user.username, changes.user.username);
    if (changes.user.role === 'business_owner' && !(await removeUnusedStore(tx, uid))) throw roleChosen();
    tx.users.updateFull(uid, changes);
    alongside(tx, user);
    return toOwnProfile({ ...user, ...changes.user }, { ...priv, ...changes.priv });
  });
  // The claim follows the document: a crash in between is mended by choosing the same role again.
  if (role !== undefined) await claimRole({ auth, db }, uid);
  return profile;
}

/**
 * Has the identity claim the role that is stored; of two who do so at once, each looks again after its claim. Reads 2, and 1 for each other role that comes
 * meanwhile.
 */
export async function claimRole({ auth, db }: Pick<Dependencies, 'auth' | 'db'>, uid: string): Promise<void> {
  let claimed: Role | undefined;
  for (let { role } = await db.users.get(uid); role !== claimed; { role } = await db.users.get(uid)) {
    await auth.setCustomUserClaims(uid, { role });
    claimed = role;
  }
}

/** True when a person gets another name or username than the badge speaks of; capitals are no difference. */
function isRenamed(user: User, { name = user.name, username = user.username ?? '' }: UserChanges): boolean {
  const differ = (one: string, other: string) => one.toLowerCase() !== other.toLowerCase();
  return differ(name, user.name) || differ(username, user.username ?? '');
}

/** Checks changed names; admins may have any. */
function requireHonestNames(user: User, { name = user.name, username }: UserChanges): void {
  if (user.role === 'admin') return;
  if (name !== user.name) requireHonestName(name, 'body.name');
  if (username !== undefined && username !== user.username) requireHonestName(username, 'body.username');
}

const roleChosen = () =>
  illegalState(
    'Your role has already been chosen and cannot be changed. Log out and in again to go on with it; for the other role, register with another email address.',
  );

function pickRole(
  { role, unusedRole, agreeToTerms }: UserChanges,
  { user, priv }: { user: User; priv: UserPrivate },
): { role?: ChoosableRole } {
  if (role === undefined || role === user.role) return {};
  if (user.role !== 'user' && user.role !== unusedRole) {
    throw roleChosen();
  }
  if (!agreeToTerms && !priv.agreedToTermsAt) throw invalidField('body.agreeToTerms', SENTENCES.terms);
  return { role };
}

async function pickUsername(tx: Tx, user: User, username: string | undefined): Promise<{ username?: string }> {
  if (username === undefined || username === user.username) return {};
  const holder = await tx.usernames.findUid(username);
  if (holder !== null && holder !== user.uid) throw usernameTaken();
  return { username };
}
