import type { AdminPersonView, AdminUserView, VerificationRequestView } from '@doubloon/contract/admin/admin-user.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import { notFound } from '../platform/app-error.ts';
import type { Dependencies, Handler } from '../platform/dependencies.ts';
import { findPeople, listPeople, waitingForVerification, type UserWithPrivate } from '../users/find-people.ts';

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
  const { search, state, ...wanted } = query;
  const { items, nextCursor } = await (search === undefined
    ? listPeople(call.db, { ...wanted, suspended: state === 'disabled' })
    : findPeople(call.db, { ...wanted, search }));
  const people = await toAdminUsers(call, items);
  const isWanted = ({ disabled }: AdminUserView) => state === undefined || disabled === (state === 'disabled');
  return { items: people.filter(isWanted), nextCursor };
};

export const getUserAsAdmin: Handler<'getUserAsAdmin'> = async (call, { params }) => {
  const [person, account] = await Promise.all([
    call.db.users.getFull(params.id),
    call.db.connectedAccounts.find(params.id),
  ]);
  return { ...(await toAdminUser(call, person)), payout_account: payoutAccountOf(account) };
};

function payoutAccountOf(account: ConnectedAccount | null): AdminPersonView['payout_account'] {
  if (!account || account.accessEndedAt) return null;
  return { status: account.status, payouts_enabled: account.payoutsEnabled, held_at: account.heldAt };
}

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
