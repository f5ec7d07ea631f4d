import type * as operations from '@doubloon/contract/payments/operations.ts';
import { mapPage } from '../../platform/database/map-page.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toPayoutView } from './payout-view.ts';

export const listPayoutsOfCreator: Handler<typeof operations.listPayoutsOfCreator> = async (
  { db },
  { params, query },
) => mapPage(await db.payouts.page('creatorId', params.id, query), toPayoutView);

export const listPayoutsOfOwner: Handler<typeof operations.listPayoutsOfOwner> = async ({ db }, { params, query }) =>
  mapPage(await db.payouts.page('ownerId', params.id, query), toPayoutView);
