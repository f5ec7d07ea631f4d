import type * as operations from '@doubloon/contract/users/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** The public part of a user; e-mail and contact live in another document that is not read. */
export const getUser: Handler<typeof operations.getUser> = async ({ db }, { params }) => {
  const user = await db.users.get(params.id);
  return { ...user, displayName: user.name };
};
