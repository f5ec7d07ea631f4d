import { type Database, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

/** Returns when somebody was last seen, null for never. Reads 1. */
export async function findLastSeen(db: Database, uid: string): Promise<Date | null> {
  return (await db.presence.find(uid))?.lastSeenAt ?? null;
}

export const updatePresence: Handler<'updatePresence'> = async ({ db, clock, caller }) => {
  const lastSeenAt = clock.now();
  await unitOfWork({ db }, (tx) => tx.presence.put({ uid: caller.uid, lastSeenAt }));
  return { lastSeenAt };
};
