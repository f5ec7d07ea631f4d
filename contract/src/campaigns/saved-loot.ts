import { z } from 'zod';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { OfferedCampaignView } from './campaign.ts';

/** Maximum number of loots that a creator can have saved at once. */
export const MAX_SAVED_LOOTS = 100;

/** A notice to its creator: when, and under which title of the loot. */
const SavedLootNotice = z.object({ at: z.date(), title: z.string() });

/** A creator's saved loot, `savedLoots/{uid}__{campaignId}`; it stays when the loot ends. */
export const SavedLoot = z.object({
  uid: Uid,
  campaignId: DocumentId,
  createdAt: z.date(),
  /** The notice that it ends soon, and the one that it has ended; null while there is none. */
  endsSoon: SavedLootNotice.nullable().default(null),
  ended: SavedLootNotice.nullable().default(null),
});
export type SavedLoot = z.infer<typeof SavedLoot>;

export function savedLootId({ uid, campaignId }: Pick<SavedLoot, 'uid' | 'campaignId'>): string {
  return `${uid}__${campaignId}`;
}

/** A saved loot as its creator sees it; `loot` is null while moderation hides it. */
export const SavedLootView = named('SavedLoot', {
  campaign_id: DocumentId,
  saved_at: WireDate,
  loot: OfferedCampaignView.nullable(),
});
export type SavedLootView = z.infer<typeof SavedLootView>;
