import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import type { OwnProfile, User, UserPrivate } from '@doubloon/contract/users/user.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork, type Tx } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { usernameTaken } from './create-user.ts';
import { toOwnProfile } from './own-profile.ts';
import { requireHonestName } from '../names/require-honest-name.ts';
import { shownLinks } from './shown-links.ts';

export interface UserChanges {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly contact?: string | undefined;
  readonly bio?: string | undefined;
  readonly website?: string | undefined;
  readonly socialLinks?: Partial<Record<PlatformId, string>> | undefined;
  /** Where the picture is loaded from; null removes it. */
  readonly profilePic?: string | null | undefined;
  readonly role?: ChoosableRole | undefined;
  readonly agreeToTerms?: true | undefined;
}

/**
 * Changes a user, moves the username's reservation along and, with a role, sets the role claim. A role is chosen once, by somebody
 * who agrees or has agreed to the terms. Empty texts remove what they stand for. Throws `already_exists` for a taken username,
 * `illegal_state` when there already is another role, `invalid_input` without the agreement, for a name that deceives and for a link that is not that of a
 * linked account. `alongside` may write in the same transaction, knowing the user as before. Reads 2, 1 for a username, 1 per social link; writes 4 at most.
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
    const changes = {
      user: {
        ...pickRole(wanted, { user, priv }),
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
      },
    };
    if (changes.user.username !== undefined) tx.usernames.move(uid, user.username, changes.user.username);
    tx.users.updateFull(uid, changes);
    alongside(tx, user);
    return toOwnProfile({ ...user, ...changes.user }, { ...priv, ...changes.priv });
  });
  // The claim follows the document: a crash in between is mended by choosing the same role again.
  if (role !== undefined) await auth.setCustomUserClaims(uid, { role });
  return profile;
}

/** Of what is changed; admins are whom such names are kept for. */
function requireHonestNames(user: User, { name = user.name, username }: UserChanges): void {
  if (user.role === 'admin') return;
  if (name !== user.name) requireHonestName(name, 'body.name');
  if (username !== undefined && username !== user.username) requireHonestName(username, 'body.username');
}

function pickRole(
  { role, agreeToTerms }: UserChanges,
  { user, priv }: { user: User; priv: UserPrivate },
): { role?: ChoosableRole } {
  if (role === undefined || role === user.role) return {};
  if (user.role !== 'user') {
    throw new AppError('illegal_state', 'Your role has already been chosen and cannot be changed');
  }
  if (!agreeToTerms && !priv.agreedToTermsAt) {
    throw new AppError('invalid_input', SENTENCES.terms, {
      details: [{ field: 'body.agreeToTerms', message: SENTENCES.terms }],
    });
  }
  return { role };
}

async function pickUsername(tx: Tx, user: User, username: string | undefined): Promise<{ username?: string }> {
  if (username === undefined || username === user.username) return {};
  const holder = await tx.usernames.findUid(username);
  if (holder !== null && holder !== user.uid) throw usernameTaken();
  return { username };
}
