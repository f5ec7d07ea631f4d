import type * as operations from '@doubloon/contract/auth/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findOwnAccounts } from '../users/own-accounts.ts';
import { getOwnProfile } from '../users/own-profile.ts';

export const getProfile: Handler<typeof operations.getProfile> = async ({ db, caller }) => ({
  ...(await getOwnProfile(db, caller.uid)),
  ...(await findOwnAccounts(db, caller.uid)),
});

export const verifyToken: Handler<typeof operations.verifyToken> = async ({ db, caller }) => ({
  valid: true,
  user: await getOwnProfile(db, caller.uid),
});

/** The stored role, so that a choice just made is seen before the token is refreshed. */
export const getRole: Handler<typeof operations.getRole> = async ({ db, caller }) => ({
  role: (await db.users.get(caller.uid)).role,
});
