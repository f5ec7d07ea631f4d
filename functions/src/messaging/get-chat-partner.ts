import type * as operations from '@doubloon/contract/messaging/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { findLastSeen } from '../presence/find-last-seen.ts';

export const getChatPartner: Handler<typeof operations.getChatPartner> = async ({ db }, { params }) => {
  const [{ uid, name, username, role, profilePic, isVerified }, lastSeenAt] = await Promise.all([
    db.users.get(params.id),
    findLastSeen(db, params.id),
  ]);
  return { uid, name, displayName: name, username, role, profilePic, isVerified, lastSeenAt };
};
