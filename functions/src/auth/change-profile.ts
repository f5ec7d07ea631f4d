import type { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toOwnProfile } from '../users/own-profile.ts';
import { findUser, updateUser } from '../users/users.store.ts';

/** Changes the caller's own profile. A role is chosen once: 409 when there already is another one. */
export const changeProfile: Verb<typeof updateProfile> = async ({ auth, db, caller }, { body }) => {
  const found = await findUser(db, caller.uid);
  if (!found) throw notFound('User');
  const { user, priv } = found;
  const choosesRole = body.role !== undefined && body.role !== user.role;
  if (choosesRole && user.role !== 'user') {
    throw new AppError('illegal_state', 'Your role has already been chosen and cannot be changed');
  }
  const changes = {
    user: { ...(body.name !== undefined && { name: body.name }), ...(choosesRole && { role: body.role }) },
    priv: body.contact === undefined ? {} : { contact: body.contact || null },
  };
  // The claim follows the document: a crash in between is mended by choosing the same role again.
  await updateUser(db, caller.uid, changes);
  if (body.role !== undefined) await auth.setCustomUserClaims(caller.uid, { role: body.role });
  return toOwnProfile({ ...user, ...changes.user }, { ...priv, ...changes.priv });
};
