import { MAX_SAVED_LOOTS, savedLootId } from '@doubloon/contract/campaigns/saved-loot.ts';
import { isHiddenFrom } from '@doubloon/contract/campaigns/visibility.ts';
import { illegalState } from '../../platform/app-error.ts';
import { mapPage } from '../../platform/database/collection.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { toOwnerRecord } from '../../records/record-view.ts';
import { getVisibleCampaign, toCampaignViewFor } from '../show-campaigns.ts';

/**
 * Saves a loot for the caller; saving it again changes nothing. Throws `not_found` for a loot that moderation hides, `illegal_state` when the caller has saved
 * the most there can be.
 */
export const saveLoot: Handler<'saveLoot'> = async ({ db, clock, caller }, { params }) => {
  const saved = { uid: caller.uid, campaignId: params.id, createdAt: clock.now(), endsSoon: null, ended: null };
  await unitOfWork({ db }, async (tx) => {
    if (await tx.savedLoots.find(savedLootId(saved))) return;
    await getVisibleCampaign(tx, params.id, caller);
    if ((await tx.savedLoots.countOf(caller.uid)) >= MAX_SAVED_LOOTS) {
      throw illegalState(`You can save at most ${MAX_SAVED_LOOTS} loots. Remove one of them first.`);
    }
    tx.savedLoots.add(saved);
  });
  return { saved: true };
};

/** Removes a loot from those that the caller has saved, even one that is hidden now. */
export const removeSavedLoot: Handler<'removeSavedLoot'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, (tx) => tx.savedLoots.remove(savedLootId({ uid: caller.uid, campaignId: params.id })));
  return { saved: false };
};

export const listSavedLootIds: Handler<'listSavedLootIds'> = async ({ db, caller }) => ({
  ids: (await db.savedLoots.findLatest(caller.uid)).map(({ campaignId }) => campaignId),
});

export const listSavedLoots: Handler<'listSavedLoots'> = async ({ db, caller }, { query }) => {
  const page = await db.savedLoots.page(query, caller.uid);
  const campaigns = await db.campaigns.findMap(page.items.map(({ campaignId }) => campaignId));
  const recordOf = await db.records.getEach([...campaigns.values()].map(({ ownerId }) => ownerId));
  return mapPage(page, ({ campaignId, createdAt }) => {
    const campaign = campaigns.get(campaignId);
    const loot =
      campaign === undefined || isHiddenFrom(campaign, caller)
        ? null
        : { ...toCampaignViewFor(caller, campaign), owner_record: toOwnerRecord(recordOf(campaign.ownerId)) };
    return { campaign_id: campaignId, saved_at: createdAt, loot };
  });
};
