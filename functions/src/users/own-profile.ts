import type { OwnAccounts } from '@doubloon/contract/users/own-accounts.ts';
import type { OwnProfile, User, UserPrivate } from '@doubloon/contract/users/user.ts';
import { findPayoutAccount } from '../payments/accounts/connected-account-view.ts';
import type { Database } from '../platform/database/database.ts';

/** A person's linked accounts and payout account, as they are stored. Reads at most `OWN_ACCOUNTS_READS`. */
export async function findOwnAccounts(db: Database, uid: string): Promise<OwnAccounts> {
  const [linked, stripeAccount] = await Promise.all([db.socialAccounts.findAllOf(uid), findPayoutAccount(db, uid)]);
  const socialAccounts = Object.fromEntries(linked.map(({ platform, handle }) => [platform, { username: handle }]));
  return { socialAccounts, stripeAccount };
}

/** A person as they see themselves, from their two documents. */
export function toOwnProfile(user: User, priv: UserPrivate): OwnProfile {
  return {
    uid: user.uid,
    name: user.name,
    displayName: user.name,
    email: priv.email,
    emailVerified: priv.emailVerified,
    role: user.role,
    provider: priv.provider,
    username: user.username,
    contact: priv.contact,
    bio: user.bio,
    website: user.website,
    isVerified: user.isVerified,
    verificationRequestedAt: priv.verificationRequestedAt,
    verificationRefusedAt: refusedAt(user, priv),
    profilePic: user.profilePic,
    socialLinks: user.socialLinks,
    createdAt: user.createdAt,
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
