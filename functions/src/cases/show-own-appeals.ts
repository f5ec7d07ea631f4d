import type { listOwnAppeals as operation } from '@doubloon/contract/cases/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toAppealView } from './appeal-view.ts';
import { pageOfAppealsOf } from './cases-of-person.store.ts';

/** The caller's appeals and what was decided. */
export const showOwnAppeals: Verb<typeof operation> = async ({ db, caller }, { query }) =>
  mapPage(await pageOfAppealsOf(db, query, caller.uid), toAppealView);
