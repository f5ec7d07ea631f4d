import type { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';

export const showAuditLog: Verb<typeof listAuditLog> = async ({ db }, { query }) =>
  mapPage(await db.auditLog.page(query, query.subject), ({ adminId, createdAt, ...entry }) => ({
    ...entry,
    admin_id: adminId,
    created_at: createdAt,
  }));
