import type * as operations from '@doubloon/contract/presence/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** Notes that the caller is here. */
export const updatePresence: Handler<typeof operations.updatePresence> = async ({ db, clock, caller }) => {
  const lastSeenAt = clock.now();
  await unitOfWork({ db }, (tx) => tx.presence.put({ uid: caller.uid, lastSeenAt }));
  return { lastSeenAt };
};
