import type { listCases } from '@doubloon/contract/admin/operations.ts';
import type { CaseKind } from '@doubloon/contract/cases/case.ts';
import type { Firestore } from '@google-cloud/firestore';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toCaseView } from './case-view.ts';
import { countOpenCases, pageOfCases } from './cases.store.ts';

/** Refunds, disputes and appeals, for admins. */
export const showCases: Verb<typeof listCases> = async ({ db }, { query }) =>
  mapPage(await pageOfCases(db, query, { kind: query.kind, status: query.status }), toCaseView);

/** How many of a kind wait for a decision, counted up to `most`. */
export const countCases = (db: Firestore, kind: CaseKind, most: number): Promise<number> =>
  countOpenCases(db, kind, most);
