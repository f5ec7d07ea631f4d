import type * as operations from '@doubloon/contract/admin/operations.ts';
import { STUCK_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { mapPage } from '../../platform/database/collection.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toPayoutView } from './show-payouts.ts';

/** Payouts whose owner, creator or provider has something to do before the money arrives, for admins. */
export const listPayoutsNeedingAttention: Handler<typeof operations.listPayoutsNeedingAttention> = async (
  { db },
  { query },
) => mapPage(await db.payouts.pageIn(query, query.status ? [query.status] : STUCK_PAYOUT_STATUSES), toPayoutView);
