import type { listAuditLog } from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { pageOfEntries } from './audit.store.ts';

export const showAuditLog: Verb<typeof listAuditLog> = async ({ db }, { query }) =>
  mapPage(await pageOfEntries(db, query, query.subject), ({ adminId, createdAt, ...entry }) => ({
    ...entry,
    admin_id: adminId,
    created_at: createdAt,
  }));
