import type * as operations from '@doubloon/contract/cases/operations.ts';
import { mapPage } from '../platform/database/map-page.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { toAppealView } from './appeal-view.ts';

/** The caller's appeals and what was decided. */
export const listOwnAppeals: Handler<typeof operations.listOwnAppeals> = async ({ db, caller }, { query }) =>
  mapPage(await db.cases.pageOfAppeals(query, caller.uid), toAppealView);
