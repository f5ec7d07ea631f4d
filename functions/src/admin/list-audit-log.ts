import type * as operations from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';

export const listAuditLog: Handler<typeof operations.listAuditLog> = async ({ db }, { query }) =>
  mapPage(await db.auditLog.page(query, query.subject), ({ adminId, createdAt, ...entry }) => ({
    ...entry,
    admin_id: adminId,
    created_at: createdAt,
  }));
