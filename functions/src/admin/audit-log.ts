import type { AuditEntry } from '@doubloon/contract/admin/audit.ts';
import type { Tx } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';

/** Records an action of the calling admin, in the action's own unit of work. Writes 1. */
export function recordAction(
  tx: Tx,
  { clock, caller }: Call,
  entry: Omit<AuditEntry, 'id' | 'adminId' | 'createdAt'>,
): void {
  const now = clock.now();
  tx.auditLog.add({ ...entry, id: newId('aud', now), adminId: caller.uid, createdAt: now });
}

export const listAuditLog: Handler<'listAuditLog'> = async ({ db }, { query }) =>
  mapPage(await db.auditLog.page(query, query.subject), ({ adminId, createdAt, ...entry }) => ({
    ...entry,
    admin_id: adminId,
    created_at: createdAt,
  }));
