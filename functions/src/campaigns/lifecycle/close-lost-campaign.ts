import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Tx } from '../../platform/database/database.ts';
import { moveCampaign } from './move-campaign.ts';

/** Closes a campaign whose payment is lost, unless it is closed already; its funds are closed by the caller. Reads 1, writes at most 1. */
export async function closeLostCampaign(tx: Tx, campaignId: string, now: Date): Promise<void> {
  const campaign = await tx.campaigns.get(campaignId);
  if (campaignLife.can(campaign.status, 'close'))
    moveCampaign(tx, campaign, 'close', { closedAt: now, closeReason: 'lost' });
}
