import type { listPayoutsOfCreator, listPayoutsOfOwner } from '@doubloon/contract/payments/operations.ts';
import { mapPage } from '../platform/map-page.ts';
import type { Verb } from '../platform/operation-route.ts';
import { toPayoutView } from './payout-view.ts';
import { pageOfPayouts } from './payouts.store.ts';

export const showPayoutsOfCreator: Verb<typeof listPayoutsOfCreator> = async ({ db }, { params, query }) =>
  mapPage(await pageOfPayouts(db, query, { creatorId: params.id, campaignId: query.campaignId }), toPayoutView);

export const showPayoutsOfOwner: Verb<typeof listPayoutsOfOwner> = async ({ db }, { params, query }) =>
  mapPage(
    await pageOfPayouts(db, query, { ownerId: params.id, campaignId: query.campaignId, statuses: query.status }),
    toPayoutView,
  );
