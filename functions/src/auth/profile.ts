import { PROFILE_PICTURE_RULES } from '@doubloon/contract/auth/profile-picture.ts';
import { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { Call, Handler, Input } from '../platform/dependencies.ts';
import { checkFiles } from '../platform/uploads/check-files.ts';
import { storagePathOf, type UploadedFile } from '../platform/uploads/stored-file.ts';
import { releaseFiles, removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import { changeUser, findOwnAccounts, getOwnProfile } from '../users/own-profile.ts';

export const getProfile: Handler<'getProfile'> = async ({ db, caller }) => ({
  ...(await getOwnProfile(db, caller.uid)),
  ...(await findOwnAccounts(db, caller.uid)),
});

export const verifyToken: Handler<'verifyToken'> = async ({ db, caller }) => ({
  valid: true,
  user: await getOwnProfile(db, caller.uid),
});

/** The stored role, so that a choice just made is seen before the token is refreshed. */
export const getRole: Handler<'getRole'> = async ({ db, caller }) => ({
  role: (await db.users.get(caller.uid)).role,
});

/**
 * Changes the caller's profile; a picture comes as a data URL and is kept as a file in place of the one before. Throws as
 * `changeUser` does, and `payload_too_large` or `unsupported_media_type` for the picture.
 */
export const updateProfile: Handler<'updateProfile'> = async (call, { body }) => ({
  ...(await change(call, body)),
  ...(await findOwnAccounts(call.db, call.caller.uid)),
});

async function change(call: Call, body: Input<'updateProfile'>['body']): Promise<OwnProfile> {
  const { profilePic, ...given } = body;
  const { caller, clock, config } = call;
  const changes = { ...given, unusedRole: body.role ? await findUnusedRole(call, body.role) : null };
  if (profilePic === undefined) return changeUser(call, caller.uid, changes);
  const folder = `users/${caller.uid}/public`;
  const { profile, former } = await storeFiles(call, folder, await readPicture(profilePic), async (stored) => {
    const wanted = { ...changes, profilePic: stored[0]?.downloadUrl ?? null };
    let replaced: string[] = [];
    const changed = await changeUser(call, caller.uid, wanted, (tx, before) => {
      const path = before.profilePic === null ? null : storagePathOf(config, before.profilePic, folder);
      replaced = path === null ? [] : [path];
      keepFiles(tx, stored);
      releaseFiles(tx, replaced, clock.now());
    });
    return { profile: changed, former: replaced };
  });
  await removeReleasedFiles(call, former);
  return profile;
}

/**
 * The role that the caller has chosen before `wanted` and never used, or null: their session began without it and was not renewed since, as when that
 * failed, and nothing of theirs is there but a profile. Reads 1, and as `hasOnlyProfile`.
 */
async function findUnusedRole(
  { db, caller, hasOnlyProfile }: Call,
  wanted: ChoosableRole,
): Promise<ChoosableRole | null> {
  if (caller.role !== 'user') return null;
  const user = await db.users.get(caller.uid);
  if (user.role === wanted) return null;
  const role = ChoosableRole.safeParse(user.role);
  return role.success && (await hasOnlyProfile({ db }, user)) ? role.data : null;
}

async function readPicture(dataUrl: string | null): Promise<UploadedFile[]> {
  if (!dataUrl) return [];
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return checkFiles([{ field: PROFILE_PICTURE_RULES.field, name: 'profile', bytes }], PROFILE_PICTURE_RULES);
}
