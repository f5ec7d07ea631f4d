import type { Tx } from '../platform/database/database.ts';

/** Remembers that admins keep somebody out, for what happens without a session of theirs, such as a payment that arrives. Writes 1. */
export function markSuspended(tx: Tx, uid: string, suspended: boolean): void {
  tx.userPrivate.update(uid, { suspended });
}
