import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { campaignLife, type CampaignMoveName } from '@doubloon/contract/campaigns/lifecycle.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';

const DONE: Record<CampaignMoveName, string> = {
  pause: 'paused',
  resume: 'resumed',
  close: 'closed',
  complete: 'completed',
  approve: 'approved',
  reject: 'rejected',
  resubmit: 'reviewed again',
};

/** Throws `illegal_state` when a campaign cannot make this move from where it stands. */
export function requireMove({ status }: Campaign, move: CampaignMoveName): void {
  if (campaignLife.can(status, move)) return;
  throw new AppError('illegal_state', `This loot is ${status} and cannot be ${DONE[move]}`);
}

/**
 * Makes a move of the life cycle in the unit of work that has read the campaign, and changes what goes with it. Throws
 * `illegal_state` for a move that cannot be made. Writes 1.
 */
export function moveCampaign(
  tx: Tx,
  campaign: Campaign,
  move: CampaignMoveName,
  changes: Partial<Campaign> = {},
): Campaign {
  requireMove(campaign, move);
  const changed = { ...changes, status: campaignLife.moves[move].to };
  tx.campaigns.update(campaign.id, changed);
  return { ...campaign, ...changed };
}

/** A campaign in which something can still be decided. Throws `not_found`, `illegal_state` once it is completed. Reads 1. */
export async function getUnfinishedCampaign(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.status === 'completed') {
    throw new AppError('illegal_state', 'This loot is completed: nothing in it can be decided again');
  }
  return campaign;
}
