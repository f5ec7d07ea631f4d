import { SavedLoot } from '@doubloon/contract/campaigns/saved-loot.ts';
import { SavedSearch } from '@doubloon/contract/campaigns/saved-search.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { momentOf, type DueNotification } from '../../platform/projections/notifications.ts';
import { defineProjections } from '../../platform/projections/projection.ts';

export const savedSearchProjections = defineProjections({
  trigger: 'onSavedSearchWritten',
  collection: COLLECTIONS.savedSearches,
  schema: SavedSearch,
  notifications: foundNotifications,
});

export const savedLootProjections = defineProjections({
  trigger: 'onSavedLootWritten',
  collection: COLLECTIONS.savedLoots,
  schema: SavedLoot,
  notifications: endNotifications,
});

/** Its creator is told that the loot ends soon, and that it has ended. */
function endNotifications({ uid, campaignId: id, endsSoon, ended }: SavedLoot): DueNotification[] {
  const about = { uid, subject: { type: 'campaign', id }, actorName: null } as const;
  return [
    ...(endsSoon
      ? [{ ...about, kind: 'saved_loot_ends_soon' as const, title: endsSoon.title, ...momentOf(endsSoon.at) }]
      : []),
    ...(ended ? [{ ...about, kind: 'saved_loot_ended' as const, title: ended.title, ...momentOf(ended.at) }] : []),
  ];
}

/** Its creator is told of the new loots, and led to the only one or to what the search finds. */
function foundNotifications({ id, uid, notice }: SavedSearch): DueNotification[] {
  if (!notice) return [];
  const { at, loots, total } = notice;
  const [only, ...others] = loots;
  const subject =
    only && others.length === 0 ? ({ type: 'campaign', id: only.id } as const) : ({ type: 'search', id } as const);
  return [{ uid, kind: 'loots_found', subject, title: null, actorName: null, loots, total, ...momentOf(at) }];
}
