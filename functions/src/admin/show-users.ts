import type { AdminUserView, VerificationRequestView } from '@doubloon/contract/admin/admin-user.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { notFound } from '../platform/app-error.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { findPeople, waitingForVerification, type UserWithPrivate } from '../users/find-people.ts';

/** People as admins see them, in the same order. Auth tells who may sign in, of at most 100 at once. */
export async function toAdminUsers(
  { auth }: Pick<Dependencies, 'auth'>,
  people: readonly UserWithPrivate[],
): Promise<AdminUserView[]> {
  if (people.length === 0) return [];
  const { users } = await auth.getUsers(people.map(({ user }) => ({ uid: user.uid })));
  const disabled = new Set(users.filter((identity) => identity.disabled).map(({ uid }) => uid));
  return people.map(({ user, priv }) => ({
    uid: user.uid,
    name: user.name,
    picture: user.profilePic,
    username: user.username,
    email: priv.email,
    email_verified: priv.emailVerified,
    role: user.role,
    provider: priv.provider,
    is_verified: user.isVerified,
    disabled: disabled.has(user.uid),
    verification_requested_at: priv.verificationRequestedAt,
    created_at: user.createdAt,
  }));
}

export async function toAdminUser(deps: Pick<Dependencies, 'auth'>, person: UserWithPrivate): Promise<AdminUserView> {
  const [shown] = await toAdminUsers(deps, [person]);
  if (!shown) throw notFound('User');
  return shown;
}

export const searchUsers: Handler<'searchUsers'> = async (call, { query }) => {
  const { items, nextCursor } = await findPeople(call.db, query);
  return { items: await toAdminUsers(call, items), nextCursor };
};

export const getUserAsAdmin: Handler<'getUserAsAdmin'> = async (call, { params }) =>
  toAdminUser(call, await call.db.users.getFull(params.id));

export const listVerificationRequests: Handler<'listVerificationRequests'> = async (call, { query }) => {
  const { items, nextCursor } = await waitingForVerification(call.db, query);
  const people = await toAdminUsers(call, items);
  const accounts = await Promise.all(people.map(({ uid }) => accountsOf(call, uid)));
  return { items: people.map((person, at) => ({ ...person, accounts: accounts[at] ?? [] })), nextCursor };
};

/** The accounts elsewhere that somebody has shown to be theirs, in the order of platforms. Reads one each. */
async function accountsOf({ db }: Pick<Dependencies, 'db'>, uid: string): Promise<VerificationRequestView['accounts']> {
  const linked = await db.socialAccounts.findAllOf(uid);
  return linked
    .map(({ platform, handle, url, verifiedBy, followers }) => ({
      ...{ platform, handle, url },
      verified_by: verifiedBy,
      followers: followers?.count ?? null,
    }))
    .sort((one, other) => PLATFORM_IDS.indexOf(one.platform) - PLATFORM_IDS.indexOf(other.platform));
}
