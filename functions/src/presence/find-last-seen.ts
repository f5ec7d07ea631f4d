import type { Database } from '../platform/database/database.ts';

/** When somebody was last seen, null for never. Reads 1. */
export async function findLastSeen(db: Database, uid: string): Promise<Date | null> {
  return (await db.presence.find(uid))?.lastSeenAt ?? null;
}
