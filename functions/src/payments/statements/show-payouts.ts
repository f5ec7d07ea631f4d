import type * as operations from '@doubloon/contract/payments/operations.ts';
import { actingParty } from '@doubloon/contract/payments/payment-problem.ts';
import type { Payout, PayoutView } from '@doubloon/contract/payments/payout.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import { mapPage } from '../../platform/database/collection.ts';
import type { Handler } from '../../platform/http/operation-route.ts';

/** A payout as the API shows it to its creator and the campaign's owner. */
export function toPayoutView(payout: Payout): PayoutView {
  const { failure } = payout;
  return {
    id: payout.id,
    application_id: payout.applicationId,
    campaign_id: payout.campaignId,
    campaignTitle: payout.campaignTitle,
    creator_id: payout.creatorId,
    creatorName: payout.creatorName,
    treasure_id: payout.deliverableId,
    proof_id: payout.proofId,
    amount: payout.amountCents,
    currency: CURRENCY,
    status: payout.status,
    failure: failure && {
      reason: failure.reason,
      details: failure.details,
      must_act: actingParty(failure.reason),
      tried_until: failure.triedUntil,
    },
    counted_views: payout.receipt.countedViews,
    share_percent: payout.receipt.sharePercent,
    created_at: payout.createdAt,
    updated_at: payout.updatedAt,
  };
}

export const listPayoutsOfCreator: Handler<typeof operations.listPayoutsOfCreator> = async (
  { db },
  { params, query },
) => mapPage(await db.payouts.page('creatorId', params.id, query), toPayoutView);

export const listPayoutsOfOwner: Handler<typeof operations.listPayoutsOfOwner> = async ({ db }, { params, query }) =>
  mapPage(await db.payouts.page('ownerId', params.id, query), toPayoutView);
