import type * as operations from '@doubloon/contract/admin/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toCaseView } from './case-view.ts';

/** Refunds, disputes and appeals, for admins. */
export const listCases: Handler<typeof operations.listCases> = async ({ db }, { query }) =>
  mapPage(await db.cases.page(query, { kind: query.kind, status: query.status }), toCaseView);
