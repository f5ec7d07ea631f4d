import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type * as operations from '@doubloon/contract/campaigns/operations.ts';
import { closeFunds } from '../../payments/refunds/closing.ts';
import { type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toCampaignView } from '../campaign-view.ts';
import { getOwnCampaign } from '../get-campaign.ts';
import { moveCampaign, requireMove } from './move-campaign.ts';

/**
 * Ends a campaign of the caller's: no more applications, approvals or new treasures; those delivered already are still decided. Throws
 * `illegal_state` when it is completed, or while one of its payouts is in flight.
 */
export const closeCampaign: Handler<typeof operations.closeCampaign> = async ({ db, clock, caller }, { params }) =>
  toCampaignView(
    await unitOfWork({ db }, async (tx) => {
      const campaign = await getOwnCampaign(tx, params.id, caller);
      requireMove(campaign, 'close');
      const now = clock.now();
      await closeFunds(tx, campaign.id, now);
      return moveCampaign(tx, campaign, 'close', { closedAt: now, closeReason: 'owner' });
    }),
  );

/** Closes a campaign whose payment is lost, unless it is closed already; its funds are closed by the caller. Reads 1, writes at most 1. */
export async function closeLostCampaign(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const campaign = await tx.campaigns.get(campaignId);
  if (campaignLife.can(campaign.status, 'close'))
    moveCampaign(tx, campaign, 'close', { closedAt: now, closeReason: 'lost' });
}
