import type { listPayoutsNeedingAttention } from '@doubloon/contract/admin/operations.ts';
import type { Firestore } from '@google-cloud/firestore';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toPayoutView } from './payout-view.ts';
import { countPayoutsIn, pageOfPayoutsIn } from './payouts.store.ts';

/** Payouts whose owner, creator or provider has something to do before the money arrives, for admins. */
export const showPayoutsNeedingAttention: Verb<typeof listPayoutsNeedingAttention> = async ({ db }, { query }) =>
  mapPage(await pageOfPayoutsIn(db, query, query.status ? [query.status] : ['failed', 'unresolved']), toPayoutView);

/** How many of them are in one of the two statuses, counted up to `most`. */
export const countPayouts = (db: Firestore, status: 'failed' | 'unresolved', most: number): Promise<number> =>
  countPayoutsIn(db, status, most);
