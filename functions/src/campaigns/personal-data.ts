import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import { eraseEach, type PersonalData } from '../platform/personal-data.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { endCampaign } from './lifecycle/move-campaign.ts';

export const campaignsPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'campaigns', records: db.campaigns.eachOf(uid) },
    { name: 'saved-loots', records: db.savedLoots.eachOf(uid) },
    { name: 'saved-searches', records: db.savedSearches.eachOf(uid) },
  ],
  erase: {
    /**
     * Closes the owner's campaigns, except those with a payout in flight, so that nobody applies to an owner who has left. The documents stay, as part of the
     * books, without their example posts, their covers and the files of their briefs, which go with the person's folder.
     */
    campaigns: ({ db, clock }, uid) =>
      eraseEach(db.campaigns.eachOf(uid), async ({ id, status, cover, files, examplePosts }) => {
        if (cover || files.length > 0 || examplePosts.length > 0) {
          await unitOfWork({ db }, (tx) => tx.campaigns.update(id, { cover: null, files: [], examplePosts: [] }));
        }
        if (!campaignLife.can(status, 'close')) return;
        await unitOfWork({ db }, async (tx) => {
          const campaign = await tx.campaigns.get(id);
          if (!campaignLife.can(campaign.status, 'close')) return;
          await endCampaign(tx, campaign, 'close', 'owner', clock.now());
        });
      }),
    'saved-loots': ({ db }, uid) => db.savedLoots.removeAllOf(uid),
    'saved-searches': ({ db }, uid) => db.savedSearches.removeAllOf(uid),
  },
} satisfies PersonalData;
