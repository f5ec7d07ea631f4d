import { TERMS_NEEDED } from '@doubloon/contract/auth/operations.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { AppError } from '../platform/app-error.ts';
import { getUserDocuments, toOwnProfile } from './own-profile.ts';
import { patchUser } from './users.store.ts';

export interface UserChanges {
  readonly name?: string | undefined;
  readonly contact?: string | undefined;
  readonly role?: ChoosableRole | undefined;
  readonly agreeToTerms?: true | undefined;
}

/**
 * Changes a user and, with a role, the role claim. A role is chosen once, by somebody who agrees or has agreed to the terms.
 * Throws `illegal_state` when there already is another one, `invalid_input` without the agreement.
 */
export async function changeUser(
  { auth, db, clock }: Pick<Dependencies, 'auth' | 'db' | 'clock'>,
  uid: string,
  { name, contact, role, agreeToTerms }: UserChanges,
): Promise<OwnProfile> {
  const profile = await db.runTransaction(async (transaction) => {
    const { user, priv } = await getUserDocuments(db, uid, transaction);
    const choosesRole = role !== undefined && role !== user.role;
    if (choosesRole && user.role !== 'user') {
      throw new AppError('illegal_state', 'Your role has already been chosen and cannot be changed');
    }
    if (choosesRole && !agreeToTerms && !priv.agreedToTermsAt) {
      throw new AppError('invalid_input', TERMS_NEEDED, {
        details: [{ field: 'body.agreeToTerms', message: TERMS_NEEDED }],
      });
    }
    const agrees = agreeToTerms && !priv.agreedToTermsAt;
    const changes = {
      user: { ...(name !== undefined && { name }), ...(choosesRole && { role }) },
      priv: {
        ...(contact !== undefined && { contact: contact || null }),
        ...(agrees && { agreedToTermsAt: clock.now() }),
      },
    };
    patchUser(transaction, db, uid, changes);
    return toOwnProfile({ ...user, ...changes.user }, { ...priv, ...changes.priv });
  });
  // The claim follows the document: a crash in between is mended by choosing the same role again.
  if (role !== undefined) await auth.setCustomUserClaims(uid, { role });
  return profile;
}
