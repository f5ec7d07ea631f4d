import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { savedLootId, type SavedLoot } from '@doubloon/contract/campaigns/saved-loot.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { put } from '../../access-cells/cell.ts';
import type { Person } from '../person.ts';

/** Stores that `creator` has saved `campaign`, and returns it. */
export async function storeSavedLoot(
  { id }: Pick<Campaign, 'id'>,
  { uid }: Person,
  fields: Partial<SavedLoot> = {},
): Promise<SavedLoot> {
  const saved = { uid, campaignId: id, createdAt: new Date(), endsSoon: null, ended: null, ...fields };
  await put(COLLECTIONS.savedLoots, savedLootId(saved), saved);
  return saved;
}
