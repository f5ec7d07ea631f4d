import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { HIDDEN_CAMPAIGN_STATUSES } from '@doubloon/contract/campaigns/lifecycle.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database, Documents, Tx } from '../platform/database/database.ts';
import type { Caller } from '../platform/identity/caller.ts';

/** True when somebody may read all of a campaign: its owner and admins. */
export const mayReadAll = ({ ownerId }: Pick<Campaign, 'ownerId'>, caller: Caller | null): boolean =>
  caller !== null && (caller.role === 'admin' || caller.uid === ownerId);

/** A campaign whose private parts the caller may read: its owner or an admin; to others it does not exist. Reads 1. */
export async function getCampaignOfCaller(db: Database, id: string, caller: Caller): Promise<Campaign> {
  const campaign = await db.campaigns.get(id);
  if (!mayReadAll(campaign, caller)) throw notFound('Loot');
  return campaign;
}

/** A campaign as far as the caller may see it: hidden ones are for their owner and admins. Throws `not_found`. Reads 1. */
export async function getVisibleCampaign(documents: Documents, id: string, caller: Caller | null): Promise<Campaign> {
  const campaign = await documents.campaigns.get(id);
  if (!mayReadAll(campaign, caller) && HIDDEN_CAMPAIGN_STATUSES.includes(campaign.status)) throw notFound('Loot');
  return campaign;
}

/** A campaign of the caller's own; anybody else's is not found, for admins too. Reads 1. */
export async function getOwnCampaign(tx: Tx, id: string, caller: Caller): Promise<Campaign> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.ownerId !== caller.uid) throw notFound('Loot');
  return campaign;
}

/** Those of the named campaigns that exist, by their ids, which may repeat. Reads one per campaign. */
export async function findCampaignsById(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const found = await db.campaigns.findAll([...new Set(ids)]);
  return new Map(found.map((campaign) => [campaign.id, campaign]));
}
